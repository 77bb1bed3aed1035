import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/shell/breadcrumb'
import { buildCrumbs } from '@/components/shell/crumbs'

type Props = {
  title: string
  /** Gives the breadcrumb; left out where the caller draws its own. */
  path?: string
  breadcrumb?: ReactNode
  icon?: ReactNode
  /** What the page says first. */
  lead?: string
  /** Stands below the lead; beside it where there is room. */
  badges?: ReactNode
}

/** The top of a page. It is low, because what the visitor came for stands below it. */
export function PageHeader({ title, path, breadcrumb, icon, lead, badges }: Props) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-2 sm:px-6 sm:pt-4">
      {breadcrumb ?? <Breadcrumb crumbs={buildCrumbs(path ?? '/')} />}
      <div className="mt-2 flex items-center gap-3 sm:mt-4 sm:gap-5">
        {icon}
        <h1 className="text-balance font-bold text-title">{title}</h1>
      </div>
      <div className="lg:flex lg:items-end lg:justify-between lg:gap-8">
        {lead && <p className="mt-2 max-w-2xl text-muted sm:mt-3 sm:text-lg">{lead}</p>}
        {badges}
      </div>
    </div>
  )
}
