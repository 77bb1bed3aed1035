import { languageOf } from '@/lib/text/language/language'
import type { Draft } from '@/lib/tool/define'
import { roomOf, type ShortenInput, type shortenFields } from './fields'
import { keepSentences, type Room, type Shortened } from './keep-sentences'
import { tighten } from './tighten'
import type { Version } from './version'

export const draft: Draft<typeof shortenFields, Version> = {
  writes: 'excerpts',
  write: (input) => versionsIn(input, roomOf(input)),
  shorten({ text }, input) {
    const room = roomOf(input)
    const [shorter] = versionsIn(
      { ...input, prompt: text },
      { ...room, max: Math.floor(room.length(text) * 0.6) },
    )
    return shorter && shorter.text.length < text.length ? shorter : null
  },
}

/** Versions of the visitor's own words, each within the room. */
function versionsIn({ prompt, parameters: { keepLinks } }: ShortenInput, room: Room): Version[] {
  const tight = languageOf(prompt.slice(0, 600)) === 'en' ? tighten(prompt) : prompt
  const found = [
    versionOf(keepSentences(prompt, room, { keepLinks, by: 'rank' })),
    versionOf(keepSentences(tight, room, { keepLinks, by: 'rank' }), tight !== prompt),
    versionOf(keepSentences(prompt, room, { keepLinks, by: 'place' })),
    versionOf(keepSentences(tight, room, { keepLinks, by: 'place' }), tight !== prompt),
  ].filter(({ text }) => text !== '')
  const whole = found.filter(({ isCut }) => !isCut)
  return (whole.length > 0 ? whole : found).map(({ text, left }) => ({ text, left }))
}

function versionOf({ text, kept, of, isCut }: Shortened, isTight = false): Version & { isCut: boolean } {
  const gone = of - kept
  const sentences = gone === 1 ? '1 sentence' : `${gone} sentences`
  const left = isCut ? 'The rest of a sentence: no whole one fits' : gone > 0 ? `${sentences} of ${of}` : ''
  return { text, isCut, left: [isTight ? 'Fillers and long phrases' : '', left].filter(Boolean).join(', ') }
}
