import { toText } from '@/lib/export/to-text'
import { CopyButton } from './copy-button'
import { asRun, type ShownRun } from './shown-run'

type Props = { run: ShownRun; look?: 'primary' | 'secondary'; size?: 'small' | 'medium' }

/** Copies all results of a run as they would be pasted; not there while one is still to be read. */
export function CopyAll({ run, look = 'secondary', size = 'small' }: Props) {
  if (run.cards.some(({ card }) => card.review && !card.edited)) return null
  return <CopyButton text={toText(asRun(run))} label="Copy all" look={look} size={size} />
}
