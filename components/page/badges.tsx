import { ToolIcon } from '@/components/ui/tool-icon'

export function Badges({ labels }: { labels: readonly string[] }) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 sm:mt-3 lg:shrink-0">
      {labels.map((label) => (
        <li key={label} className="flex items-center gap-1 font-semibold text-muted text-xs sm:text-sm">
          <ToolIcon name="check" size={14} className="text-accent" />
          {label}
        </li>
      ))}
    </ul>
  )
}
