import { blankPattern, hasBlank } from '@/lib/core/strings/blanks'
import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import type { Card, CardPart } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { recountMeters } from '@/lib/tool/recount-meters'
import { getBlankKey, getOpening } from './card-parts'
import { getBaseCard, keepScheduledDay, type RunState, updateCardById } from './run-state'

/** Returns the card with a new text. Removes remarks, because they may not apply to the new text. */
export function replaceCardContent(card: Card, changes: Pick<Card, 'copy' | 'parts' | 'carry'>): Card {
  const {
    meters,
    notes: _notes,
    tags: _tags,
    outline: _outline,
    marked: _marked,
    assumed = [],
    lost = [],
    preview,
    ...rest
  } = card
  const { copy } = changes
  const remainingAssumedPhrases = assumed.filter((phrase) => copy.includes(phrase))
  const remainingLostWords = lost.filter((word) => !copy.includes(word))
  return {
    ...rest,
    ...changes,
    ...(hasBlank(copy) && { outline: true as const }),
    ...(remainingAssumedPhrases.length > 0 && { assumed: remainingAssumedPhrases }),
    ...(remainingLostWords.length > 0 && { lost: remainingLostWords }),
    carry: [...changes.carry].slice(0, MAX_CARRY_LENGTH).join(''),
    ...(meters && { meters: recountMeters(card, changes) }),
    ...(preview && { preview: { ...preview, text: copy } }),
    edited: true,
  }
}

/** Text typed into a card's blanks, keyed by `getBlankKey`. */
export type BlankValues = Readonly<Record<string, string>>

export function fillBlanks(card: Card, blankValues: BlankValues): Card {
  if (Object.values(blankValues).every((blankText) => blankText.trim() === '')) return card
  const filledParts = card.parts.map((part, partIndex) => {
    const filledTexts: string[] = []
    const text = part.text.replace(blankPattern, (blankText) => {
      const filledText = blankValues[getBlankKey(partIndex, filledTexts.length)]?.trim() || blankText
      filledTexts.push(filledText)
      return filledText
    })
    return { part: { ...part, text }, text: part.text, filledTexts }
  })
  const parts = filledParts.map(({ part }) => part)
  const caption = parts[card.parts.findIndex(({ text }) => text === card.caption)]?.text
  const copiedParts = filledParts.filter(({ part }) => part.opening !== 'offered')
  const collapsedParts = copiedParts.map((part) => ({ ...part, text: collapseWhitespace(part.text) }))
  return {
    ...replaceCardContent(card, {
      copy: replaceBlanks(copiedParts, card.copy),
      parts,
      carry: replaceBlanks(collapsedParts, card.carry),
    }),
    ...(caption && { caption }),
  }
}

type FilledPart = Pick<CardPart, 'text'> & { filledTexts: readonly string[] }

/** Replaces blanks at the part's position if the text contains the part verbatim, otherwise by matching their text. */
function replaceBlanks(filledParts: readonly FilledPart[], text: string): string {
  let searchStart = 0
  const blanks = filledParts.flatMap((part) => {
    const matches = [...part.text.matchAll(blankPattern)]
    const start = matches.length === 0 ? -1 : text.indexOf(part.text, searchStart)
    if (start >= 0) searchStart = start + part.text.length
    return matches.map(({ 0: blankText, index }, blankIndex) => ({
      blankText,
      filledText: part.filledTexts[blankIndex] ?? blankText,
      offset: start < 0 ? null : start + index,
    }))
  })
  const unplacedBlanks = blanks.filter(({ offset }) => offset === null)
  return text.replace(blankPattern, (blankText, offset: number) => {
    const exactMatch = blanks.find((blank) => blank.offset === offset)
    if (exactMatch) return exactMatch.filledText
    const unplacedIndex = unplacedBlanks.findIndex((blank) => blank.blankText === blankText)
    const blank =
      unplacedIndex < 0
        ? blanks.find((other) => other.blankText === blankText)
        : unplacedBlanks.splice(unplacedIndex, 1)[0]
    return blank?.filledText ?? blankText
  })
}

export const editCardText = (card: Card, text: string): Card =>
  replaceCardContent(card, { copy: text, parts: replacePartText(card, text), carry: getCarry(card, text) })

/** Parts that are not copied, such as an idea for a thumbnail, remain. */
function replacePartText({ parts, copy }: Card, text: string): readonly CardPart[] {
  const wholePartIndex = parts.findIndex((part) => part.text === copy)
  if (wholePartIndex >= 0) return parts.map((part, index) => (index === wholePartIndex ? { ...part, text } : part))
  const otherParts = parts.filter((part) => !part.column && !copy.includes(part.text))
  return [{ text }, ...otherParts]
}

/** The new text if the copied text started with the carried text, otherwise the carried text unchanged. */
const getCarry = ({ carry, copy }: Card, text: string): string =>
  collapseWhitespace(copy).startsWith(collapseWhitespace(carry)) ? collapseWhitespace(text) : carry

export function replaceOpening(card: Card, text: string): Card {
  const currentOpening = getOpening(card)
  if (!currentOpening) return card
  return replaceCardContent(card, {
    copy: card.copy.replace(currentOpening.text, () => text),
    parts: card.parts.map((part) => {
      if (part === currentOpening) return { ...part, text }
      return part.opening === 'offered' && part.text === text ? { ...part, text: currentOpening.text } : part
    }),
    carry: card.carry.startsWith(currentOpening.text) ? text : card.carry,
  })
}

/** Sets one blank to `text`. `key` is from `getBlankKey`. Blanks remain inputs until `commitFillsById` runs. */
export function setBlankValue(run: RunState, id: string, key: string, text: string): RunState {
  return updateCardById(run, id, (cardState) => {
    const { fillDraft, ...rest } = cardState
    const baseCard = getBaseCard(cardState)
    const blankValues = { ...fillDraft?.values, [key]: text }
    const card = fillBlanks(baseCard, blankValues)
    return {
      ...rest,
      card: keepScheduledDay(card, rest.card),
      ...(card !== baseCard && { fillDraft: { base: baseCard, values: blankValues } }),
    }
  })
}
