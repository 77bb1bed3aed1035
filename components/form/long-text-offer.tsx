import { Button } from '@/components/ui/button'

/** In code points; a topic is shorter. */
const MAX_TOPIC = 600

type Props = { prompt: string; offer: string; onTake: () => void }

/** A finished text in the box of a tool that writes about a topic: what else can be done with it. */
export function LongTextOffer({ prompt, offer, onTake }: Props) {
  return (
    <div role="status">
      {isFinished(prompt) && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-raised px-3 py-2 text-sm">
          That looks like a finished text.
          <Button size="small" onClick={onTake}>
            {offer}
          </Button>
        </p>
      )}
    </div>
  )
}

function isFinished(prompt: string): boolean {
  return [...prompt].length > MAX_TOPIC || prompt.trim().split(/\n\s*\n/).length > 2
}
