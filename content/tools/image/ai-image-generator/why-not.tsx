import { CopyButton } from '@/components/cards/copy-button'
import type { Phase } from '@/components/run/flow'
import { pictureAdvice } from '@/lib/errors/pictures'

/** What a visitor can do about a failure that trying again does not mend. */
export function WhyNot({ phase }: { phase: Phase }) {
  const reason = phase.name === 'failed' && phase.notice.code ? pictureAdvice[phase.notice.code] : undefined
  if (phase.name !== 'failed' || !reason) return null
  return (
    <div className="mt-2 max-w-3xl rounded-lg border border-line bg-surface p-4 text-sm">
      <p>{reason}</p>
      <CopyButton text={phase.job.values.prompt} label="Copy my prompt" />
    </div>
  )
}
