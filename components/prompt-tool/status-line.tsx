import type { PromptRun } from '@/components/results/use-prompt-run'
import { engineInWords } from './engine-in-words'

/** One line below the heading: what is going on, or who wrote what stands below. Its height is reserved. */
export function StatusLine({ flow: { phase, run, bot } }: { flow: PromptRun }) {
  const checking = phase.name === 'verifying' || (bot.shown && bot.check.status === 'solving')
  if (checking) {
    return (
      <p className={look}>
        <span
          className="size-4 shrink-0 animate-spin rounded-full border-2 border-line border-t-accent"
          aria-hidden
        />
        Checking that you’re not a robot. This takes a second or two.
      </p>
    )
  }
  if (phase.name === 'loading') return <p className={look}>Writing…</p>
  if (run && !run.complete) {
    return <p className={`${look} text-caution`}>It stopped here, and cost no use.</p>
  }
  return <p className={look}>{run?.engine && engineInWords[run.engine]}</p>
}

const look = 'flex min-h-10 items-center gap-3 text-sm text-muted sm:min-h-6'
