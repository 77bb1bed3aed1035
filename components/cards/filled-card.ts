import { blank, hasBlank } from '@/lib/fit/blanks'
import { recounted } from '@/lib/platforms/recount'
import type { Card, CardPart } from '@/lib/tool/card'
import { blankKey } from './ranked-parts'

/** What the visitor has typed into a card's blanks, by `blankKey`. */
export type Fills = Readonly<Record<string, string>>

/** A result with what was typed in the place of its blanks. One that is still empty stays a blank. */
export function filledCard(card: Card, fills: Fills): Card {
  if (Object.values(fills).every((words) => words.trim() === '')) return card
  const { meters, notes: _notes, tags: _tags, outline: _outline, assumed = [], preview, ...kept } = card
  const parts = card.parts.map((part, index) => ({ ...part, text: filled(part.text, index, fills) }))
  const copy = copyWith(card, parts)
  const caption = parts[card.parts.findIndex(({ text }) => text === card.caption)]?.text
  const left = assumed.filter((phrase) => copy.includes(phrase))
  const opening = card.parts.findIndex(({ text }) => text !== '' && card.carry.startsWith(text))
  return {
    ...kept,
    parts,
    copy,
    ...(caption && { caption }),
    ...(hasBlank(copy) && { outline: true as const }),
    ...(left.length > 0 && { assumed: left }),
    carry: card.carry
      .replace(card.parts[opening]?.text ?? '', () => parts[opening]?.text ?? '')
      .slice(0, 300),
    ...(meters && { meters: recounted(card, { copy, parts }) }),
    ...(preview && { preview: { ...preview, text: copy } }),
    edited: true,
  }
}

function filled(text: string, part: number, fills: Fills): string {
  let nth = -1
  return text.replace(blank, (words) => {
    nth += 1
    return fills[blankKey(part, nth)]?.trim() || words
  })
}

/** Each part is put where the text has it; where it has been joined otherwise, only its blanks are. */
function copyWith({ parts: before, copy }: Card, after: readonly CardPart[]): string {
  let done = ''
  let rest = copy
  for (const [index, { text, opening }] of before.entries()) {
    const now = after[index]?.text ?? text
    const at = text === '' ? -1 : rest.indexOf(text)
    if (at >= 0) {
      done += rest.slice(0, at) + now
      rest = rest.slice(at + text.length)
    } else if (now !== text && opening !== 'offered') {
      rest = withBlanksOf(text, now, rest)
    }
  }
  return done + rest
}

/** What was typed into the blanks of one text, put into the same blanks of another. */
function withBlanksOf(text: string, now: string, other: string): string {
  const around = text.split(blank)
  let rest = now.slice(around[0]?.length ?? 0)
  return [...text.matchAll(blank)].reduce((made, [words], index) => {
    const next = around[index + 1] ?? ''
    const end = next === '' ? rest.length : rest.indexOf(next)
    const typed = rest.slice(0, end)
    rest = rest.slice(end + next.length)
    return made.replace(words, () => typed)
  }, other)
}
