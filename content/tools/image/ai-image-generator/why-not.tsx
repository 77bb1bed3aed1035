import { CopyButton } from '@/components/cards/copy-button'
import type { LookupPhase } from '@/components/run/lookup-state'

const reasons: Readonly<Record<string, string>> = {
  unsupported:
    'No image model is connected to this site at the moment. “Write a better prompt” and the sizes below work without one, and your prompt works in any other image generator.',
  content_refused:
    'The model’s safety system did not accept this description, or what came of it. It does not say which words. The usual reasons are real people, brands and characters, violence and nudity.',
}

/** What a visitor can do about a failure that trying again does not mend. */
export function WhyNot({ phase }: { phase: LookupPhase }) {
  const reason = phase.name === 'failed' && phase.notice.code ? reasons[phase.notice.code] : undefined
  if (phase.name !== 'failed' || !reason) return null
  return (
    <div className="mt-2 max-w-3xl rounded-lg border border-line bg-surface p-4 text-sm">
      <p>{reason}</p>
      <CopyButton text={phase.job.prompt} label="Copy my prompt" />
    </div>
  )
}
