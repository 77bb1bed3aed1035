import { Button } from '@/components/ui/button'

/** In code points. A topic is shorter than this. */
const MAX_TOPIC_LENGTH = 600

type Props = { prompt: string; buttonLabel: string; onAccept: () => void }

/** Offers other tools if the prompt of a topic-based tool contains a finished text. */
export function LongTextOffer({ prompt, buttonLabel, onAccept }: Props) {
  return (
    <div role="status">
      {looksFinished(prompt) && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-raised px-3 py-2 text-sm">
          That looks like a finished text.
          <Button size="small" onClick={onAccept}>
            {buttonLabel}
          </Button>
        </p>
      )}
    </div>
  )
}

function looksFinished(prompt: string): boolean {
  return [...prompt].length > MAX_TOPIC_LENGTH || prompt.trim().split(/\n\s*\n/).length > 2
}
