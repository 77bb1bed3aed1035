import { Icon, type IconNode } from './icon'
import { iconNodes } from './icon-nodes'

type Props = {
  /** A name that `icon-nodes.ts` knows; the registry test checks every tool's. */
  name: string
  size?: number
  className?: string
}

/** A tool's icon by its name, for the server to draw. */
export function ToolIcon({ name, ...rest }: Props) {
  return <Icon node={nodesOf(name)} {...rest} />
}

function nodesOf(name: string): IconNode {
  return isKnownIcon(name) ? iconNodes[name] : iconNodes.hammer
}

export function isKnownIcon(name: string): name is keyof typeof iconNodes {
  return Object.hasOwn(iconNodes, name)
}
