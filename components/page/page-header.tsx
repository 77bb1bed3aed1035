import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/shell/breadcrumb'
import { crumbsOf } from '@/components/shell/crumbs'

type Props = {
  title: string
  /** Gives the breadcrumb; left out where the caller draws its own. */
  path?: string
  trail?: ReactNode
  icon?: ReactNode
  children?: ReactNode
}

/** The top of a page: trail, icon, heading, and what the page says first. */
export function PageHeader({ title, path, trail, icon, children }: Props) {
  return (
    <div className="border-line border-b bg-linear-to-br from-accent/12 to-accent-to/6">
      <div className="mx-auto max-w-6xl px-4 pt-3 pb-5 sm:px-6 sm:pt-5 sm:pb-10">
        {trail ?? <Breadcrumb crumbs={crumbsOf(path ?? '/')} />}
        <div className="mt-2 flex items-center gap-3 sm:mt-5 sm:gap-4">
          {icon}
          <h1 className="text-balance font-bold text-2xl leading-tight tracking-tight sm:text-4xl">
            {title}
          </h1>
        </div>
        {children}
      </div>
    </div>
  )
}
