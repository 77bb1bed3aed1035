'use client'

import { usePathname } from 'next/navigation'

type Props = { label: string; path: string; within: readonly string[]; className: string }

/** A link of the main navigation that knows whether its page, or a page of its section, is open. */
export function NavLink({ label, path, within, className }: Props) {
  const currentPath = usePathname()
  const current =
    currentPath === path ? 'page' : within.some((start) => currentPath.startsWith(start)) ? 'true' : undefined
  return (
    <a href={path} aria-current={current} className={className}>
      {label}
    </a>
  )
}
