import { asRun, type ShownRun } from '@/components/run-state/shown-run'
import { CopyButton } from '@/components/ui/copy-button'
import { toText } from '@/lib/browser/export/to-text'

type Props = { run: ShownRun; look?: 'primary' | 'secondary'; size?: 'small' | 'medium' }

/** Copies all results of a run as they would be pasted; not there while one is still to be read. */
export function CopyAll({ run, look = 'secondary', size = 'small' }: Props) {
  if (run.cards.some(({ card }) => card.review && !card.edited)) return null
  return <CopyButton text={toText(asRun(run))} label="Copy all" look={look} size={size} />
}
