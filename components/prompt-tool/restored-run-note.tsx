import type { PromptFlow } from '@/components/results/use-prompt-flow'

type Props = { flow: PromptFlow; onClear: () => void }

export function RestoredRunNote({ flow: { restoredAt }, onClear }: Props) {
  if (restoredAt === null) return null
  return (
    <p className="flex min-h-9 flex-wrap items-center gap-x-2 text-muted text-sm">
      <span>From {formatTime(restoredAt)}</span>
      <span aria-hidden>·</span>
      <button type="button" onClick={onClear} className="min-h-9 font-semibold text-ink underline underline-offset-4">
        Clear<span className="sr-only"> these results</span>
      </button>
    </p>
  )
}

function formatTime(timestamp: number): string {
  const time = new Date(timestamp).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
  if (new Date(timestamp).toDateString() === new Date().toDateString()) return time
  return `${new Date(timestamp).toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`
}
