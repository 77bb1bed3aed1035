import type { LucideIcon } from 'lucide-react'
import * as icons from './icons'

/** By their names in kebab case, such as `arrow-down-a-z`. */
const iconsByName: ReadonlyMap<string, LucideIcon> = new Map(
  Object.entries(icons).map(([name, Icon]) => [name.replace(/\B[A-Z\d]/g, '-$&').toLowerCase(), Icon]),
)

/** The registry test checks the name that each tool gives. */
type Props = { name: string; size?: number; className?: string }

/** A tool's icon by its name, for the server to draw: none reaches the browser as code. Decorative: words stand beside it. */
export function ToolIcon({ name, ...rest }: Props) {
  const Icon = iconsByName.get(name) ?? icons.Hammer
  return <Icon {...rest} />
}

export const isKnownIcon = (name: string): boolean => iconsByName.has(name)
