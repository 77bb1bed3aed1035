import { Button } from '@/components/ui/button'
import { createBrowserStore } from '@/lib/browser/browser-store'
import { isInvisible } from './pick-button'

/** The latest copied texts, newest first, and the skin tone; stored in this browser. */
type PickerState = { recent: readonly string[]; tone: string }

const MAX_RECENT_PICKS = 32

export const pickerStore = createBrowserStore<PickerState>({
  key: 'postsmith-picks',
  parse: (storedValue) => {
    const { recent, tone } = Object(storedValue)
    return {
      recent: Array.isArray(recent) ? recent.filter((one) => typeof one === 'string').slice(0, MAX_RECENT_PICKS) : [],
      tone: typeof tone === 'string' ? tone : 'none',
    }
  },
})

export const addRecentPick = (recent: readonly string[], text: string): string[] =>
  [text, ...recent.filter((pick) => pick !== text)].slice(0, MAX_RECENT_PICKS)

/** Formats an invisible text by its code points, such as `U+200B`; null if the text is visible. */
export function formatInvisibleCharacters(text: string): string | null {
  if (!isInvisible(text)) return null
  return Array.from(
    text,
    (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ')
}

type Props = { recentPicks: readonly string[]; onPick: (text: string, name: string) => void; onClear: () => void }

export function RecentPicks({ recentPicks, onPick, onClear }: Props) {
  return (
    <div>
      <div className="flex items-center justify-between">
        <h3 className="font-semibold text-sm">Recent</h3>
        <Button variant="quiet" size="small" aria-label="Clear recent picks" onClick={onClear}>
          Clear
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
