'use client'

import { useEffect, useState } from 'react'
import { Breadcrumb } from './breadcrumb'
import type { Crumb } from './crumbs'

const homeCrumbs = [{ label: 'Home', href: '/' }]

/** Breadcrumb of a path without a page, built in the browser, which alone knows the path. Also logs the path. */
export function UnknownPathBreadcrumb({ pagePaths }: { pagePaths: readonly string[] }) {
  const [crumbs, setCrumbs] = useState<readonly Crumb[]>(homeCrumbs)
  useEffect(() => {
    console.warn(`404: no page at ${location.pathname}`)
    // The crumbs' code is a separate chunk, because this component is part of every page.
    import('./crumbs').then(
      ({ buildUnknownPathCrumbs }) => setCrumbs(buildUnknownPathCrumbs(location.pathname, pagePaths)),
      () => {},
    )
  }, [pagePaths])
  return <Breadcrumb crumbs={crumbs} />
}
