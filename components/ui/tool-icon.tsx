import type { LucideIcon } from 'lucide-react'
import * as icons from './icons'
import { Tile, type TileSize } from './tile'

/** Icons by kebab-case name, such as `arrow-down-a-z`. */
const iconsByName: ReadonlyMap<string, LucideIcon> = new Map(
  Object.entries(icons).map(([name, Icon]) => [name.replace(/\B[A-Z\d]/g, '-$&').toLowerCase(), Icon]),
)

/** The registry test checks each tool's icon name. */
type Props = { name: string; size?: number; className?: string }

/** Rendered on the server, so no icon code reaches the browser. Decorative: text always accompanies it. */
export function ToolIcon({ name, ...rest }: Props) {
  const Icon = iconsByName.get(name) ?? icons.Hammer
  return <Icon {...rest} />
}

export const isKnownIcon = (name: string): boolean => iconsByName.has(name)

export function IconTile({ name, size = 'small' }: { name: string; size?: TileSize }) {
  return (
    <Tile size={size}>
      <ToolIcon name={name} size={size === 'small' ? 20 : 26} />
    </Tile>
  )
}
