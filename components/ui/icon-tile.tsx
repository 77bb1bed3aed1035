import { ToolIcon } from './tool-icon'

const sizes = { small: ['size-10', 20], large: ['size-11 sm:size-14', 26] } as const

/** A tool's icon on its gradient. */
export function IconTile({ name, size = 'small' }: { name: string; size?: keyof typeof sizes }) {
  const [box, icon] = sizes[size]
  return (
    <span
      className={`grid ${box} shrink-0 place-items-center rounded-xl bg-linear-to-br from-accent to-accent-to text-on-accent`}
    >
      <ToolIcon name={name} size={icon} />
    </span>
  )
}
