import { toText } from '@/lib/export/to-text'
import { CopyButton } from './copy-button'
import { asRun, type ShownRun } from './shown-run'

type Props = { run: ShownRun; look?: 'primary' | 'secondary'; size?: 'small' | 'medium' }

/** Copies all results of a run as they would be pasted. */
export function CopyAll({ run, look = 'secondary', size = 'small' }: Props) {
  return <CopyButton text={toText(asRun(run))} label="Copy all" look={look} size={size} />
}
