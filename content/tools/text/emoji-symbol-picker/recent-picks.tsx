import { Button } from '@/components/ui/button'
import { codePointsOf } from './picks'

type Props = { recent: readonly string[]; onPick: (text: string, name: string) => void; onForget: () => void }

/** What was copied last in this browser. */
export function RecentPicks({ recent, onPick, onForget }: Props) {
  return (
    <div>
      <div className="flex items-center justify-between">
        <h3 className="font-semibold text-sm">Recent</h3>
        <Button look="quiet" size="small" aria-label="Forget recent picks" onClick={onForget}>
          Forget
        </Button>
      </div>
      <div className="flex flex-wrap gap-1">
        {recent.map((text) => (
          <button
            key={text}
            type="button"
            onClick={() => onPick(text, nameOf(text))}
            className="min-h-11 min-w-11 max-w-full truncate rounded-lg px-2 text-xl hover:bg-raised"
          >
            {nameOf(text)}
          </button>
        ))}
      </div>
    </div>
  )
}

const nameOf = (text: string) => codePointsOf(text) ?? text
