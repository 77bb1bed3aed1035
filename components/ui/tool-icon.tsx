import { icons, type LucideIcon } from 'lucide-react'
import { Tile, type TileSize } from './tile'

/** `name` is in kebab case, such as `arrow-down-a-z`. */
function findIcon(name: string): LucideIcon | undefined {
  const iconsByName: Readonly<Record<string, LucideIcon>> = icons
  return iconsByName[name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())]
}

/** Rendered on the server, so no icon code reaches the browser. Decorative: text always accompanies it. */
export function ToolIcon({ name, ...rest }: { name: string; size?: number; className?: string }) {
  const Icon = findIcon(name) ?? icons.Hammer
  return <Icon {...rest} />
}

export const isKnownIcon = (name: string): boolean => findIcon(name) !== undefined

export function IconTile({ name, size = 'small' }: { name: string; size?: TileSize }) {
  return (
    <Tile size={size}>
      <ToolIcon name={name} size={size === 'small' ? 20 : 26} />
    </Tile>
  )
}
