import { blankPattern } from '@/lib/core/strings/blanks'
import { countWords } from '@/lib/core/strings/words'
import { lengthCounters } from '@/lib/platforms/counting/network-lengths'
import { type LengthUnit, unitNames } from '@/lib/platforms/networks/network-field'
import { measureTitleWidth } from '@/lib/platforms/search-result'
import { getTagsLength } from '@/lib/platforms/youtube/tags'
import type { Card, CardPart, Meter } from './card'

const countersByUnit: Readonly<Record<string, (text: string) => number>> = {
  ...Object.fromEntries(Object.entries(lengthCounters).map(([id, count]) => [unitNames[id as LengthUnit], count])),
  pixels: measureTitleWidth,
  words: countWordsWithBlanks,
}

/** Counts the words of a text. A blank such as `[your number]` counts as one word, like its replacement. */
export function countWordsWithBlanks(text: string): number {
  return countWords(text.replace(blankPattern, '0'))
}

type EditedText = Pick<Card, 'copy' | 'parts'>

/** Drops a meter that the new text no longer determines, such as the seconds of an edited script. */
export function recountMeters(oldCard: Card, editedText: EditedText): readonly Meter[] {
  return (oldCard.meters ?? []).flatMap((meter) => {
    const value = recountMeter(meter, oldCard, editedText)
    return value === null ? [] : [{ ...meter, value }]
  })
}

function recountMeter(meter: Meter, oldCard: Card, editedText: EditedText): number | null {
  const { of: source, unit, value } = meter
  const countText = countersByUnit[unit]
  if (source === 'copy') return countText?.(editedText.copy) ?? null
  if (source === 'tags') return getTagsLength(editedText.copy.split(',').flatMap((tag) => tag.trim() || []))
  if (source === 'said') return recountSpokenMeter(meter, oldCard, editedText)
  if (source === undefined) return null
  if ('line' in source) return countText?.(editedText.copy.split('\n')[source.line] ?? '') ?? null
  const listTexts = (parts: readonly CardPart[]) =>
    parts.filter(({ label }) => label === source.part).map(({ text }) => text)
  const newTexts = listTexts(editedText.parts)
  if (newTexts.length === 0 || !countText) return null
  return newTexts.join('\n') === listTexts(oldCard.parts).join('\n') ? value : Math.max(...newTexts.map(countText))
}

function recountSpokenMeter({ unit, value }: Meter, oldCard: Card, editedText: EditedText): number | null {
  const [oldTexts, newTexts] = [getLeftColumnTexts(oldCard), getLeftColumnTexts(editedText)]
  if (oldTexts.length === 0 || oldTexts.length !== newTexts.length) return null
  const addedWordCount = countWords(newTexts.join('\n')) - countWords(oldTexts.join('\n'))
  if (unit === 'words') return value + addedWordCount
  return oldCard.pace ? value + Math.round((addedWordCount * 60) / oldCard.pace) : null
}

function getLeftColumnTexts({ parts }: Pick<Card, 'parts'>): string[] {
  return parts.flatMap(({ column, text }) => (column === 'left' ? text : []))
}
