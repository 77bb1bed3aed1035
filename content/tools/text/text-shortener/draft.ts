import { languageOf } from '@/lib/text/language/language'
import type { Draft } from '@/lib/tool/define'
import { getLimit, type ShortenInput, type shortenFields } from './fields'
import { type LengthLimit, type ShortenedText, shortenToLimit } from './shorten-to-limit'
import type { ShorterVersion } from './shorter-version'
import { tighten } from './tighten'

export const draft: Draft<typeof shortenFields, ShorterVersion> = {
  writes: 'excerpts',
  write: (input) => versionsIn(input, getLimit(input)),
  shorten({ text }, input) {
    const room = getLimit(input)
    const [shorter] = versionsIn(
      { ...input, prompt: text },
      { ...room, max: Math.floor(room.length(text) * 0.6) },
    )
    return shorter && shorter.text.length < text.length ? shorter : null
  },
}

/** Versions of the visitor's own words, each within the room. */
function versionsIn(
  { prompt, parameters: { keepLinks } }: ShortenInput,
  room: LengthLimit,
): ShorterVersion[] {
  const tight = languageOf(prompt.slice(0, 600)) === 'en' ? tighten(prompt) : prompt
  const found = [
    versionOf(shortenToLimit(prompt, room, { keepLinks, by: 'rank' })),
    versionOf(shortenToLimit(tight, room, { keepLinks, by: 'rank' }), tight !== prompt),
    versionOf(shortenToLimit(prompt, room, { keepLinks, by: 'place' })),
    versionOf(shortenToLimit(tight, room, { keepLinks, by: 'place' }), tight !== prompt),
  ].filter(({ text }) => text !== '')
  const whole = found.filter(({ isCut }) => !isCut)
  return (whole.length > 0 ? whole : found).map(({ text, left }) => ({ text, left }))
}

function versionOf(
  { text, keptSentences, totalSentences, isCut }: ShortenedText,
  isTight = false,
): ShorterVersion & { isCut: boolean } {
  const gone = totalSentences - keptSentences
  const sentences = gone === 1 ? '1 sentence' : `${gone} sentences`
  const left = isCut
    ? 'The rest of a sentence: no whole one fits'
    : gone > 0
      ? `${sentences} of ${totalSentences}`
      : ''
  return { text, isCut, left: [isTight ? 'Fillers and long phrases' : '', left].filter(Boolean).join(', ') }
}
