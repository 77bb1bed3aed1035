import { toText } from '@/lib/export/export'
import { CopyButton } from './copy-button'
import { asRun, type ShownRun } from './shown-run'

/** Copies all results of a run as they would be pasted. */
export function CopyAll({ run, look = 'secondary' }: { run: ShownRun; look?: 'primary' | 'secondary' }) {
  return <CopyButton text={toText(asRun(run).cards)} label="Copy all" look={look} />
}
