import type { ReactNode } from 'react'
import { Breadcrumb } from '@/components/shell/breadcrumb'
import { buildCrumbs } from '@/components/shell/crumbs'

type Props = {
  title: string
  path?: string
  breadcrumb?: ReactNode
  icon?: ReactNode
  lead?: string
  /** Shown below the lead, or beside it on wide screens. */
  badges?: ReactNode
}

/** Compact page header, so that the main content is visible without scrolling. */
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
