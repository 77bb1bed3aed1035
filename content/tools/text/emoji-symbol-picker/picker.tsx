import {
  type EmojiData,
  EmojiPicker,
  type EmojiPickerListCategoryHeaderProps,
  type EmojiPickerListEmojiProps,
  type EmojiPickerListRowProps,
  type SkinTone,
} from 'frimousse'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createEmojiData, createEmojiSupportCheck, type EmojiEntry, type EmojiList, skinTones } from './emoji-data'
import { PickButton } from './pick-button'
import { createEmojiSearch } from './search-emoji'
import { type SignCategory, searchSigns, signCategories } from './signs'
import { suggestEmoji } from './suggest-emoji'

type EmojiGridProps = { data: EmojiData; tone: SkinTone; onPick: (emoji: string, name: string) => void }

/** Width of an emoji button, in CSS pixels. */
const CELL_SIZE = 44

/** Only in the browser, because frimousse sets styles. It reads `data` once. */
function EmojiGrid({ data, tone, onPick }: EmojiGridProps) {
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
        <EmojiPicker.Viewport
          tabIndex={0}
          aria-label="Emoji: arrow keys to move, Enter to copy"
          className="h-80 rounded-lg"
        >
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

/** One category, so that the best match comes first. */
function listResults(data: EmojiData, emojis: readonly EmojiEntry[]): EmojiData {
  return {
    ...data,
    emojis: emojis.map((entry) => ({ ...entry, category: 0 })),
    categories: [{ index: 0, label: 'Found emoji' }],
  }
}

type EmojiPanelProps = {
  emojiList: EmojiList
  /** Names by emoji. */
  popularEmoji: ReadonlyMap<string, string>
  query: string
  tone: string
  onPick: (text: string, name: string) => void
  onToneChange: (tone: string) => void
}

const toneOptions = Object.entries({ none: { modifier: '', label: 'No skin tone' }, ...skinTones })

const isSkinTone = (tone: string): tone is SkinTone => toneOptions.some(([value]) => value === tone)

function EmojiPanel({ emojiList, popularEmoji, query, tone, onPick, onToneChange }: EmojiPanelProps) {
  const data = useMemo(() => createEmojiData(emojiList, createEmojiSupportCheck()), [emojiList])
  const search = useMemo(() => createEmojiSearch(data.emojis, popularEmoji), [data, popularEmoji])
  const foundData = useMemo(
    () => (query.trim() === '' ? data : listResults(data, search(query))),
    [data, search, query],
  )
  const [text, setText] = useState('')
  const suggestions = useMemo(() => suggestEmoji(text, data.emojis), [text, data])
  const selectedTone = isSkinTone(tone) ? tone : 'none'
  return (
    <div className="space-y-3">
      {foundData.emojis.length > 0 ? (
        <EmojiGrid key={query.trim()} data={foundData} tone={selectedTone} onPick={onPick} />
      ) : (
        <p className="rounded-lg border border-line bg-surface p-4 text-muted">
          No emoji found. Try another word, or paste an emoji.
        </p>
      )}
      <fieldset>
        <legend className="font-semibold text-sm">Skin tone</legend>
        <div className="flex flex-wrap gap-1">
          {toneOptions.map(([value, { modifier, label }]) => (
            <label
              key={value}
              title={label}
              className="relative grid size-11 place-items-center rounded-lg text-2xl hover:bg-raised has-checked:bg-soft has-checked:inset-ring-2 has-checked:inset-ring-accent has-focus-visible:outline-3 has-focus-visible:outline-ink"
            >
              <input
                type="radio"
                name="tone"
                value={value}
                checked={selectedTone === value}
                onChange={() => onToneChange(value)}
                aria-label={label}
                className="sr-only"
              />
              ✋{modifier}
            </label>
          ))}
        </div>
      </fieldset>
      {query.trim() === '' && (
        <>
          <label className="block">
            <span className="font-semibold text-sm">Emoji for your text</span>
            <textarea
              rows={2}
              maxLength={5_000}
              value={text}
              onChange={(event) => setText(event.target.value)}
              placeholder="Paste a caption: fresh bread and coffee in the garden"
              className="mt-1 block w-full rounded-lg border border-field-line bg-surface p-3 text-base placeholder:text-muted"
            />
          </label>
          {text.trim() !== '' && (
            <div role="status" className="flex flex-wrap gap-1">
              {suggestions.length === 0 && <p className="text-muted text-sm">No matching emoji. Try English words.</p>}
              {suggestions.map(({ emoji, label, skins }) => {
                const displayedEmoji = (selectedTone !== 'none' && skins?.[selectedTone]) || emoji
                return <PickButton key={emoji} text={displayedEmoji} name={label} onPick={onPick} />
              })}
            </div>
          )}
        </>
      )}
    </div>
  )
}

type SignPanelProps = { category: SignCategory; onPick: (text: string, name: string) => void }

function SignPanel({ category: { note, groups, isWide }, onPick }: SignPanelProps) {
  return (
    <div className="space-y-3">
      {note && <p className="text-muted text-sm">{note}</p>}
      {groups.map(({ label, signs }) => (
        <section key={label} aria-label={label}>
          <h3 className="font-semibold text-muted text-sm">{label}</h3>
          <div className={`mt-1 flex flex-wrap ${isWide ? 'gap-2' : 'gap-1'}`}>
            {signs.map(({ text, name }) => (
              <PickButton key={text} text={text} name={name} isWide={isWide} onPick={onPick} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** Shows the chosen category or, during a search, every category with results. */
export function Picker({ selectedCategory, ...props }: EmojiPanelProps & { selectedCategory: string }) {
  const { query, onPick } = props
  const isSearching = query.trim() !== ''
  const shownCategories = signCategories
    .map((category) => ({ ...category, groups: searchSigns(category, query) }))
    .filter(({ id, groups }) => (isSearching ? groups.length > 0 : id === selectedCategory))
  return (
    <div className="space-y-4">
      {(isSearching || selectedCategory === 'emoji') && <EmojiPanel {...props} />}
      {shownCategories.map((category) => (
        <div key={category.id}>
          {isSearching && <h2 className="mb-1 font-semibold">{category.label}</h2>}
          <SignPanel category={category} onPick={onPick} />
        </div>
      ))}
    </div>
  )
}
