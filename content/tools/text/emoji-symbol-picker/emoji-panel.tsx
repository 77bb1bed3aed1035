import type { SkinTone } from 'frimousse'
import { useMemo, useState } from 'react'
import { createEmojiData, type EmojiList } from './emoji-data'
import { EmojiGrid } from './emoji-grid'
import { createEmojiSupportCheck } from './emoji-support'
import { PickButton } from './pick-button'
import { suggestEmoji } from './suggest-emoji'

type Props = {
  emojiList: EmojiList
  query: string
  tone: string
  onPick: (text: string, name: string) => void
  onToneChange: (tone: string) => void
}

const skinTones = [
  ['none', '✋', 'No skin tone'],
  ['light', '✋🏻', 'Light skin tone'],
  ['medium-light', '✋🏼', 'Medium-light skin tone'],
  ['medium', '✋🏽', 'Medium skin tone'],
  ['medium-dark', '✋🏾', 'Medium-dark skin tone'],
  ['dark', '✋🏿', 'Dark skin tone'],
] as const satisfies readonly (readonly [SkinTone, string, string])[]

export function EmojiPanel({ emojiList, query, tone, onPick, onToneChange }: Props) {
  const data = useMemo(() => createEmojiData(emojiList, createEmojiSupportCheck()), [emojiList])
  const [text, setText] = useState('')
  const suggestions = useMemo(() => suggestEmoji(text, data.emojis), [text, data])
  const selectedTone = skinTones.find(([skinTone]) => skinTone === tone)?.[0] ?? 'none'
  return (
    <div className="space-y-3">
      <EmojiGrid data={data} query={query} tone={selectedTone} onPick={onPick} />
      <fieldset>
        <legend className="font-semibold text-sm">Skin tone</legend>
        <div className="flex flex-wrap gap-1">
          {skinTones.map(([value, hand, label]) => (
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
              {hand}
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
              {suggestions.length === 0 && (
                <p className="text-muted text-sm">None of its words is a word of an emoji. English words are known.</p>
              )}
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
