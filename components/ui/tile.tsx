import type { ReactNode } from 'react'

const sizes = { small: 'size-10', large: 'size-11 sm:size-14' } as const

export type TileSize = keyof typeof sizes

export function Tile({ size = 'small', children }: { size?: TileSize; children: ReactNode }) {
  return (
    // Tailwind's gradient classes would register ten properties in the style of every page.
    <span
      className={`grid ${sizes[size]} shrink-0 place-items-center rounded-xl bg-[linear-gradient(to_bottom_right,var(--color-accent-fill),var(--color-accent-to))] text-on-accent`}
    >
      {children}
    </span>
  )
}

export const getIconId = (name: string) => `icon-${name}`

/** The sheet is a separate file (`app/icons.svg`), so that neither tool lists nor the search code include icons. */
export const getIconPath = (name: string) => `/icons.svg#${getIconId(name)}`
