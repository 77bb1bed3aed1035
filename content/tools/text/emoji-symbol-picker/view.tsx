import { useId, useState } from 'react'
import { useEarlyInput } from '@/components/fields/use-early-input'
import { useLazyModule } from '@/components/loading/lazy-module'
import { useBrowserValue } from '@/components/loading/use-browser-value'
import { Button } from '@/components/ui/button'
import { BytesSent } from '@/components/ui/bytes-sent'
import { CopyButton } from '@/components/ui/copy-button'
import { copyText } from '@/components/ui/copy-text'
import { InlineNotice } from '@/components/ui/inline-notice'
import { notifyError, notifySuccess } from '@/components/ui/notify'
import { RadioChip } from '@/components/ui/radio-chip'
import { textNotCopiedNotice } from '@/lib/core/errors/page-notices'
import { textNotices } from '@/lib/core/errors/text-notices'
import { PickButton } from './pick-button'
import { addRecentPick, pickerStore, RecentPicks } from './recent-picks'

/** Rendered before any script loads; names match the list. */
export const popularEmoji: ReadonlyMap<string, string> = new Map(
  `😂 Face with tears of joy, ❤️ Red heart, 🤣 Rolling on the floor laughing, 👍 Thumbs up, 😭 Loudly crying face,
🙏 Folded hands, 😘 Face blowing a kiss, 🥰 Smiling face with hearts, 😍 Smiling face with heart-eyes,
😊 Smiling face with smiling eyes, 🎉 Party popper, 🔥 Fire, ✨ Sparkles, 💕 Two hearts, 🥹 Face holding back tears,
💀 Skull, 👇 Backhand index pointing down, 👉 Backhand index pointing right, ✅ Check mark button, 📌 Pushpin,
📍 Round pushpin, 🔗 Link, 💡 Light bulb, 🚀 Rocket`
    .split(/,\s/)
    .map((entry) => entry.split(/ (.+)/) as [emoji: string, name: string]),
)

/** The list is a separate file, small enough for the service worker to cache in advance. */
async function loadPicker() {
  const [{ Picker }, { default: emojiList }] = await Promise.all([import('./picker'), import('./emoji-list.json')])
  return { Picker, emojiList }
}

const categories = [
  ['emoji', 'Emoji'],
  ['symbols', 'Symbols & arrows'],
  ['kaomoji', 'Kaomoji'],
  ['dividers', 'Dividers'],
  ['invisible', 'Invisible'],
  ['combos', 'Combos'],
] as const

export default function EmojiSymbolPicker() {
  const [hasInteracted, setHasInteracted] = useState(false)
  const picker = useLazyModule(loadPicker, hasInteracted)
  const [isPopularPressed, setIsPopularPressed] = useState(false)
  const shouldShowPopular = picker.status === 'waiting' || (picker.status === 'loaded' && isPopularPressed)
  const { recent, tone } = useBrowserValue(pickerStore)
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState('emoji')
  const [line, setLine] = useState('')
  const searchRef = useEarlyInput<HTMLInputElement>(query, setQuery)
  const id = useId()

  const handleInteraction = () => setHasInteracted(true)
  async function pick(text: string, name: string) {
    setIsPopularPressed(false)
    setLine((previous) => previous + text)
    pickerStore.update((state) => ({ ...state, recent: addRecentPick(state.recent, text) }))
    if (await copyText(text)) await notifySuccess(`Copied: ${name}`)
    else await notifyError(textNotCopiedNotice)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: these events only load the picker.
    <div
      onPointerMove={handleInteraction}
      onPointerDown={handleInteraction}
      onFocus={handleInteraction}
      onInput={handleInteraction}
      className="grid gap-6 lg:grid-cols-[1fr_22rem] lg:gap-8"
    >
      <section aria-label="Pick an emoji or symbol" className="min-w-0 space-y-3">
        <label htmlFor={id} className="block font-semibold">
          Search everything
        </label>
        <input
          ref={searchRef}
          id={id}
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="heart, arrow, shrug, coffee"
          autoComplete="off"
          className="min-h-11 w-full rounded-lg border border-field-line bg-surface px-3 text-base placeholder:text-muted"
        />
        <fieldset disabled={query.trim() !== ''} className="flex flex-wrap gap-2 disabled:opacity-60">
          <legend className="sr-only">Category</legend>
          {categories.map(([value, label]) => (
            <RadioChip
              key={value}
              name={`${id}-kind`}
              value={value}
              checked={category === value}
              onChange={() => setCategory(value)}
            >
              {label}
            </RadioChip>
          ))}
        </fieldset>
        {picker.status === 'loaded' && !isPopularPressed && (
          <picker.module.Picker
            emojiList={picker.module.emojiList}
            popularEmoji={popularEmoji}
            selectedCategory={category}
            query={query}
            tone={tone}
            onPick={pick}
            onToneChange={(newTone) => pickerStore.update((state) => ({ ...state, tone: newTone }))}
          />
        )}
        {shouldShowPopular && (
          <fieldset
            aria-label="Popular"
            // As high as the list of all emoji, which replaces it.
            className="grid h-128 grid-cols-4 gap-1 *:size-full *:text-4xl sm:grid-cols-6"
            // Do not replace a button while it is pressed: the click would be lost.
            onPointerDown={() => setIsPopularPressed(true)}
            onPointerCancel={() => setIsPopularPressed(false)}
            onPointerLeave={() => setIsPopularPressed(false)}
          >
            {Array.from(popularEmoji, ([text, name]) => (
              <PickButton key={text} text={text} name={name} onPick={pick} />
            ))}
          </fieldset>
        )}
        {picker.status === 'failed' && <InlineNotice {...textNotices.no_pane} />}
      </section>
      <section aria-label="What you picked" className="space-y-3 lg:sticky lg:top-20 lg:self-start">
        <div>
          <label htmlFor={`${id}-line`} className="font-semibold text-sm">
            Your line
          </label>
          <textarea
            id={`${id}-line`}
            rows={3}
            value={line}
            onChange={(event) => setLine(event.target.value)}
            placeholder="Your picks show up here"
            className="mt-1 block w-full rounded-lg border border-field-line bg-surface p-3 text-xl placeholder:text-base placeholder:text-muted"
          />
          <div className="mt-2 flex flex-wrap gap-2">
            <CopyButton text={line} label="Copy line" variant="primary" size="medium" />
            <Button disabled={line === ''} onClick={() => setLine('')}>
              Clear
            </Button>
          </div>
        </div>
        {recent.length > 0 && (
          <RecentPicks
            recentPicks={recent}
            onPick={pick}
            onClear={() => pickerStore.update((state) => ({ ...state, recent: [] }))}
          />
        )}
        <BytesSent />
      </section>
    </div>
  )
}
