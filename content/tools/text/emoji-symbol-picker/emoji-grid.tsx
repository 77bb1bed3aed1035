import {
  type EmojiData,
  EmojiPicker,
  type EmojiPickerListCategoryHeaderProps,
  type EmojiPickerListEmojiProps,
  type EmojiPickerListRowProps,
  type SkinTone,
} from 'frimousse'
import { useLayoutEffect, useRef, useState } from 'react'

type Props = { data: EmojiData; query: string; tone: SkinTone; onPick: (emoji: string, name: string) => void }

/** Width of an emoji button, in CSS pixels. */
const CELL_SIZE = 44

/**
 * The emoji grid. frimousse sets styles, so it renders only in the browser. Its search box is hidden and receives the
 * query from the visible one, which also searches signs.
 */
export function EmojiGrid({ data, query, tone, onPick }: Props) {
  const containerRef = useRef<HTMLDivElement>(null)
  const [columnCount, setColumnCount] = useState(7)
  useLayoutEffect(() => {
    const updateColumnCount = () =>
      setColumnCount(Math.max(5, Math.floor(((containerRef.current?.clientWidth ?? 0) - 18) / CELL_SIZE)))
    updateColumnCount()
    const observer = new ResizeObserver(updateColumnCount)
    if (containerRef.current) observer.observe(containerRef.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={containerRef}>
      <EmojiPicker.Root
        columns={columnCount}
        skinTone={tone}
        resolveEmojiData={() => data}
        onEmojiSelect={({ emoji, label }) => onPick(emoji, label)}
        className="isolate rounded-lg border border-line bg-surface"
      >
        <EmojiPicker.Search value={query} readOnly className="hidden" />
        <EmojiPicker.Viewport
          tabIndex={0}
          aria-label="Emoji: arrow keys to move, Enter to copy"
          className="h-80 rounded-lg"
        >
          <EmojiPicker.Empty>
            <span className="block p-4 text-muted">No emoji for this word.</span>
          </EmojiPicker.Empty>
          <EmojiPicker.List
            aria-label="Emoji"
            className="select-none pb-2"
            components={{ CategoryHeader, Row, Emoji }}
          />
        </EmojiPicker.Viewport>
      </EmojiPicker.Root>
    </div>
  )
}

function CategoryHeader({ category, ...rest }: EmojiPickerListCategoryHeaderProps) {
  return (
    <div {...rest} className="bg-surface px-2 py-1.5 font-semibold text-muted text-sm">
      {category.label}
    </div>
  )
}

/** ARIA counts rows and columns from 1, frimousse from 0. */
const toOneBased = (index: number | undefined) => (index === undefined ? undefined : index + 1)

function Row(props: EmojiPickerListRowProps) {
  return <div {...{ ...props, 'aria-rowindex': toOneBased(props['aria-rowindex']) }} />
}

function Emoji({ emoji, ...rest }: EmojiPickerListEmojiProps) {
  return (
    <button
      type="button"
      {...{ ...rest, 'aria-colindex': toOneBased(rest['aria-colindex']) }}
      title={emoji.label}
      className="flex size-11 items-center justify-center rounded-lg text-2xl data-active:bg-raised data-active:outline-2 data-active:outline-ink data-active:-outline-offset-2"
    >
      {emoji.emoji}
    </button>
  )
}
