'use client'

import { useEffect, useState } from 'react'
import { Breadcrumb } from './breadcrumb'
import { unknownCrumbsOf } from './crumbs'

/** The trail of an address that no page answers, known only in the browser; also logs that address. */
export function UnknownPath({ pages }: { pages: readonly string[] }) {
  const [path, setPath] = useState('')
  useEffect(() => {
    setPath(location.pathname)
    console.warn(`404: no page at ${location.pathname}`)
  }, [])
  return <Breadcrumb crumbs={path ? unknownCrumbsOf(path, pages) : [{ label: 'Home', href: '/' }]} />
}
