import { ToolIcon } from '@/components/ui/tool-icon'
import { iconId } from './icon-id'

/** Every icon of a list once, for the rows to show by its name. */
export function IconSheet({ names }: { names: readonly string[] }) {
  return (
    <svg aria-hidden className="absolute size-0">
      {[...new Set(names)].map((name) => (
        <symbol key={name} id={iconId(name)}>
          <ToolIcon name={name} size={20} />
        </symbol>
      ))}
    </svg>
  )
}
