import type { PromptFlow } from '@/components/results/use-prompt-flow'
import { engineDescriptions } from './engine-descriptions'

/** One line below the heading: what is going on, or who wrote what stands below. Its height is reserved. */
export function StatusLine({ flow: { phase, run, botCheck } }: { flow: PromptFlow }) {
  const isChecking = phase.name === 'verifying' || (botCheck.isShown && botCheck.state.status === 'solving')
  if (isChecking) {
    return (
      <p className={lineClass}>
        <span className="size-4 shrink-0 animate-spin rounded-full border-2 border-line border-t-accent" aria-hidden />
        Checking that you’re not a robot. This takes a second or two.
      </p>
    )
  }
  if (phase.name === 'loading') return <p className={lineClass}>Writing…</p>
  if (run && !run.complete) {
    return <p className={`${lineClass} text-caution`}>It stopped here, and cost no use.</p>
  }
  return <p className={lineClass}>{run?.engine && engineDescriptions[run.engine]}</p>
}

const lineClass = 'flex min-h-10 items-center gap-3 text-sm text-muted sm:min-h-6'
