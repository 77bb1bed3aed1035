import { IconTile } from '@/components/ui/icon-tile'
import type { GroupId } from '@/lib/tool/tool-identity'

type Props = {
  title: string
  description: string
  path: string
  icon: string
  toolCountLabel: string
  group?: GroupId
}

export function LinkCard({ title, description, path, icon, toolCountLabel, group }: Props) {
  return (
    <li
      data-group={group}
      className="relative flex gap-4 rounded-2xl border border-line bg-surface p-5 focus-within:border-field-line hover:border-field-line sm:p-6"
    >
      <IconTile name={icon} size="large" />
      <div>
        <h3 className="font-bold text-lg leading-snug">
          <a href={path} className="after:absolute after:inset-0 after:rounded-2xl">
            {title}
          </a>
        </h3>
        <p className="font-semibold text-accent text-sm">{toolCountLabel}</p>
        <p className="mt-1 text-muted text-sm">{description}</p>
      </div>
    </li>
  )
}
