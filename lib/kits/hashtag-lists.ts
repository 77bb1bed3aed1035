import { z } from 'zod'
import { cleanText } from '@/lib/core/strings/clean-text'
import { anyTexts, defineItem, type FitContext, type ItemField, isUsable, oneOf } from '@/lib/tool/item'

/** Defines the item of a tool that writes one list for each of `kinds`. */
export function defineList<const Kind extends string>(
  kinds: Readonly<Record<Kind, unknown>>,
  descriptions: { entries: string; note: string },
) {
  return defineItem({
    kind: oneOf(kinds, 'which list it is.'),
    entries: anyTexts(descriptions.entries),
    note: noteField(descriptions.note),
  })
}

export function noteField(description: string): ItemField<string> {
  return { schema: z.string(), description, fit: fitNote }
}

/** Presents a list of a run. All but the first of `kinds` add to the recommended list. */
export function presentList<Kind extends string>(
  kinds: Readonly<Record<Kind, { heading: string }>>,
  { kind, note }: { kind: Kind; note: string },
  { text, carry }: { text: string; carry: string },
) {
  return {
    heading: kinds[kind].heading,
    ...(kind !== Object.keys(kinds)[0] && { aside: true as const }),
    parts: [{ text }],
    carry,
    notes: [note],
  }
}

export const quietNote = 'Just one quiet hashtag. A post like this doesn’t need any.'

/** View counts and trends in any text are guesses. */
const trendClaimPattern = /\btrend|\bviral|\bviews?\b|\bpopular|\balgorithm/i

/** Cleans the note for a list of hashtags; '' if it claims a number or a trend. */
export function fitNote(note: string, context: FitContext): string {
  const text = cleanText(note)
  const isAllowed =
    !trendClaimPattern.test(text) && isUsable(text, { ...context, figures: { allowedNumbers: [2, 3, 5] } })
  return isAllowed ? text : ''
}

const MAX_PHRASE_LENGTH = 50

/** Cleans search phrases: lower case, no #, at most 50 characters, no duplicates, no invented figure. */
export function fitPhrases(entries: readonly string[], { max, ...context }: FitContext & { max: number }): string[] {
  const cleanedPhrases = entries.map((entry) => cleanText(entry).replace(/#/g, '').toLowerCase().trim())
  const fittingPhrases = cleanedPhrases.filter(
    (phrase) => phrase !== '' && phrase.length <= MAX_PHRASE_LENGTH && isUsable(phrase, context),
  )
  return [...new Set(fittingPhrases)].slice(0, max)
}
