import type { ReactNode } from 'react'
import { ToolIcon } from '@/components/ui/tool-icon'
import type { GroupId } from '@/lib/tool/tool-identity'

type Props = {
  tool: { name: string; path: string; icon: string; group: GroupId }
  title: string
  prompt: string
  isWide?: boolean
  children: ReactNode
}

export function SampleCard({ tool, title, prompt, isWide = false, children }: Props) {
  return (
    <li
      data-group={tool.group}
      className={`flex min-w-0 flex-col rounded-xl border border-line bg-surface p-4 sm:p-5 ${isWide ? 'sm:col-span-2' : ''}`}
    >
      <h3 className="flex items-center gap-2 font-semibold text-sm">
        <ToolIcon name={tool.icon} size={18} className="shrink-0 text-accent" />
        {title}
      </h3>
      <p className="mt-1 text-muted text-sm">
        from <q>{prompt}</q>
      </p>
      <div className="my-4 flex grow flex-col">{children}</div>
      <a
        href={tool.path}
        aria-label={`Try it with yours: ${tool.name}`}
        className="mt-auto inline-flex min-h-11 items-center gap-1 self-start font-semibold text-accent text-sm underline-offset-4 hover:underline"
      >
        Try it with yours
        <ToolIcon name="arrow-right" size={16} />
      </a>
    </li>
  )
}
