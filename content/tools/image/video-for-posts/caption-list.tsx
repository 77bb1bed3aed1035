import { type KeyboardEvent, memo, type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { stripTags } from '@/lib/audio/subtitles/markup'
import { formatTimestamp } from '@/lib/core/format/format-time'
import type { ParsedCaptions } from './captions'

type Handlers = { onMomentShow: (time: number) => void; onEdit: (index: number, text: string) => void }

type Props = Handlers & { parsed: ParsedCaptions; time: number }

/** The cues in rows. The rest of the page renders with each tick of the player, a row only if it changes. */
export function CaptionList({ parsed: { cues, places }, time, ...handlers }: Props) {
  const id = useId()
  const handlersRef = useRef<Handlers>(handlers)
  useEffect(() => {
    handlersRef.current = handlers
  })
  // A cue of a repeated clip has several places, of which the first remains.
  const starts = new Map(places.toReversed().map(({ index, start }) => [index, start]))
  const currentPlace = places.findLast(({ start, end }) => start <= time && time < end)
  return (
    <div>
      <p className="text-sm">
        <span id={id} className="font-medium">
          Caption lines
        </span>{' '}
        <span className="text-muted">with times in your new video</span>
      </p>
      <ul aria-labelledby={id} className="-mx-1.5 max-h-64 overflow-y-auto">
        {cues.map(({ text }, index) => (
          <CaptionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: an edit never changes the order.
            key={index}
            index={index}
            text={text}
            start={starts.get(index)}
            isCurrent={index === currentPlace?.index}
            handlersRef={handlersRef}
          />
        ))}
      </ul>
    </div>
  )
}

/** About as many as fit in a row of the box, for browsers that do not size it by its text, such as Firefox. */
const LETTERS_PER_ROW = 30

const countRows = (text: string) =>
  text.split('\n').reduce((count, line) => count + Math.max(1, Math.ceil(line.length / LETTERS_PER_ROW)), 0)

function focusNextRow(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.closest('li')?.nextElementSibling?.querySelector('textarea')?.focus()
}

type RowProps = {
  index: number
  text: string
  /** Undefined for a cue outside the clips. */
  start: number | undefined
  isCurrent: boolean
  handlersRef: RefObject<Handlers>
}

const CaptionRow = memo(function CaptionRow({ index, text, start, isCurrent, handlersRef }: RowProps) {
  const show = () => start !== undefined && handlersRef.current.onMomentShow(start + 0.01)
  const plainText = stripTags(text)
  const time = start === undefined ? null : formatTimestamp(start)
  return (
    <li
      className="flex items-start gap-2 p-1.5"
      style={{ contentVisibility: 'auto', containIntrinsicSize: 'auto 3.5rem' }}
    >
      {time ? (
        <Button
          // Focus on the caption shows the same moment.
          tabIndex={-1}
          aria-label={`Go to ${time}`}
          aria-current={isCurrent}
          variant={isCurrent ? 'primary' : 'secondary'}
          className="w-20 shrink-0 whitespace-nowrap tabular-nums"
          onClick={show}
        >
          {time}
        </Button>
      ) : (
        <span className="w-20 shrink-0 self-center text-center text-muted text-xs">Not in your video</span>
      )}
      <textarea
        dir="auto"
        autoComplete="off"
        enterKeyHint="next"
        aria-label={`Caption ${index + 1}`}
        rows={countRows(plainText)}
        value={plainText}
        onFocus={show}
        onChange={({ target }) => handlersRef.current.onEdit(index, target.value)}
        onKeyDown={focusNextRow}
        className="field-sizing-content min-h-11 min-w-0 flex-1 resize-none rounded-lg border border-field-line bg-surface px-3 py-2 text-base text-ink"
      />
    </li>
  )
})
