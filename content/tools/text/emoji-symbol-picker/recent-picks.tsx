import { Button } from '@/components/ui/button'
import { formatInvisibleCharacters } from './picker-store'

type Props = { recentPicks: readonly string[]; onPick: (text: string, name: string) => void; onClear: () => void }

export function RecentPicks({ recentPicks, onPick, onClear }: Props) {
  return (
    <div>
      <div className="flex items-center justify-between">
        <h3 className="font-semibold text-sm">Recent</h3>
        <Button variant="quiet" size="small" aria-label="Forget recent picks" onClick={onClear}>
          Forget
        </Button>
      </div>
      <div className="flex flex-wrap gap-1">
        {recentPicks.map((text) => (
          <button
            key={text}
            type="button"
            onClick={() => onPick(text, getDisplayText(text))}
            className="min-h-11 min-w-11 max-w-full truncate rounded-lg px-2 text-xl hover:bg-raised"
          >
            {getDisplayText(text)}
          </button>
        ))}
      </div>
    </div>
  )
}

const getDisplayText = (text: string) => formatInvisibleCharacters(text) ?? text
