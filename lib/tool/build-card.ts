import { getWordLimit, truncateAtWord } from '@/lib/core/strings/word-limits'
import { lengthCounters } from '@/lib/platforms/counting/network-lengths'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { type NetworkField, unitNames } from '@/lib/platforms/networks/network-field'
import type { Card, CardPart, Meter, MeterSource } from './card'
import { MAX_CARRY_LENGTH } from './form'
import { countWordsWithBlanks } from './recount-meters'

type Optional<Value> = Value | false | null | undefined | ''

/** A card as a tool writes it: parts without text and empty entries of a list are omitted from the card. */
export type CardDraft = Omit<Card, 'id' | 'item' | 'parts' | 'copy' | 'carry' | 'meters' | 'tags' | 'notes'> & {
  parts: readonly Optional<CardPart>[]
  /** Defaults to the texts of the parts that are not behind "More", one per line. */
  copy?: string
  /** Defaults to the first part's text. Becomes one line of at most `MAX_CARRY_LENGTH`. */
  carry?: string
  meters?: readonly Optional<Meter>[]
  tags?: readonly Optional<string>[]
  notes?: readonly Optional<string>[]
}

export function buildCard({
  parts,
  copy,
  carry,
  meters,
  tags,
  notes,
  heading,
  ...draft
}: CardDraft): Omit<Card, 'id' | 'item'> {
  const shownParts = compact(parts).filter(({ text }) => text !== '')
  const visibleTexts = shownParts.filter(({ rank }) => rank !== 'more').map(({ text }) => text)
  const carriedText = carry ?? shownParts[0]?.text ?? ''
  return {
    ...draft,
    ...(heading ? { heading } : {}),
    parts: shownParts,
    copy: copy ?? visibleTexts.join('\n'),
    carry: truncateAtWord(carriedText.replace(/\s+/g, ' '), MAX_CARRY_LENGTH),
    ...(meters && { meters: compact(meters) }),
    ...(tags && { tags: compact(tags) }),
    ...(notes && { notes: compact(notes) }),
  }
}

function compact<Value>(values: readonly Optional<Value>[]): Value[] {
  return values.filter((value): value is Value => Boolean(value))
}

/** Counts a text in its network's unit. */
export function measureField(label: string, text: string, { unit, max }: NetworkField, of: MeterSource): Meter {
  return { label, value: lengthCounters[unit](text), limit: max, unit: unitNames[unit], of }
}

export function measureCharacters(label: string, text: string, limit: number, of: MeterSource): Meter | null {
  return text === '' ? null : { label, value: measureUtf16Length(text), limit, unit: 'characters', of }
}

/** Counts the words of a text toward the visitor's own goal. */
export function measureWordGoal(text: string, limit: number, of: MeterSource): Meter {
  return { label: 'Words', value: countWordsWithBlanks(text), limit, unit: 'words', of, target: true }
}

/** Counts the words of a text; twice as many fit in scripts without spaces. Returns null for an empty text. */
export function measureWords(label: string, text: string, maxWords: number, of: MeterSource): Meter | null {
  if (text === '') return null
  return { label, value: countWordsWithBlanks(text), limit: getWordLimit(text, maxWords), unit: 'words', of }
}
