'use client'

import { usePathname } from 'next/navigation'

type Props = { label: string; path: string; sectionPaths: readonly string[]; className: string }

export function NavLink({ label, path, sectionPaths, className }: Props) {
  const currentPath = usePathname()
  const ariaCurrent =
    currentPath === path
      ? 'page'
      : sectionPaths.some((pathPrefix) => currentPath.startsWith(pathPrefix))
        ? 'true'
        : undefined
  return (
    <a href={path} aria-current={ariaCurrent} className={className}>
      {label}
    </a>
  )
}
