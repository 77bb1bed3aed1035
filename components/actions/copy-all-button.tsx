import { type RunState, toRun } from '@/components/run-state/run-state'
import { CopyButton } from '@/components/ui/copy-button'
import { runToText } from '@/lib/browser/export/run-to-text'

type Props = { run: RunState; variant?: 'primary' | 'secondary'; size?: 'small' | 'medium' }

/** Copies all results of a run. Hidden while a result still needs review. */
export function CopyAllButton({ run, variant = 'secondary', size = 'small' }: Props) {
  if (run.cards.some(({ card }) => card.review && !card.edited)) return null
  return <CopyButton text={runToText(toRun(run))} label="Copy all" variant={variant} size={size} />
}
