import { formatCount } from '@/lib/core/format/format-count'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { type ChangeCounter, createChangeCounter } from './change-counter'
import {
  expandLigatures,
  normalizeSpaces,
  removeAccents,
  removeEmoji,
  removeInvisibleCharacters,
  replaceDashes,
} from './characters'
import { type CleaningStep, cleaningSteps, getCleaningPlan } from './cleaning-steps'
import { hasHtml, htmlToText, stripMarkdown } from './markup'
import type { textCleaner } from './tool'
import { removeTrackingParameters } from './tracking'
import { collapseSpaces, unwrapLines } from './whitespace'

/** Curly quotes and the one-character ellipsis as a keyboard has them. */
function toStraightQuotes(text: string, counter: ChangeCounter): string {
  return text.replace(/[\u2018-\u201f\u2026]/g, (character) => {
    counter.countCharacter(character)
    if (character === '\u2026') return '...'
    return character < '\u201c' ? "'" : '"'
  })
}

/** English curly quotes. After a number ' and " stay, for feet and inches, unless a quotation is open on the line. */
function toCurlyQuotes(text: string, counter: ChangeCounter): string {
  let isQuoteOpen = false
  let wasOpening = false
  return text.replace(/["'\n]/g, (character, offset: number) => {
    if (character === '\n') {
      isQuoteOpen = false
      return character
    }
    const previousCharacter = text[offset - 1] ?? ' '
    // A quote beside a quote goes the same way.
    const isOpening = /["']/.test(previousCharacter)
      ? wasOpening
      : /[\s([{\u2014\u2013\u201c\u2018]/.test(previousCharacter)
    wasOpening = isOpening
    if (/\d/.test(previousCharacter) && !(character === '"' && isQuoteOpen) && !/\p{L}/u.test(text[offset + 1] ?? ''))
      return character
    counter.countCharacter(character, character === '"' ? 'QUOTATION MARK' : 'APOSTROPHE')
    if (character === "'")
      return isOpening && /\p{L}/u.test(text[offset + 1] ?? '') && !isElision(text, offset) ? '\u2018' : '\u2019'
    isQuoteOpen = isOpening
    return isOpening ? '\u201c' : '\u201d'
  })
}

/** ’90s, ’til, ’em and ’n’ begin with an apostrophe, not with a quotation mark. */
const isElision = (text: string, offset: number) =>
  /^(?:\d|(?:til|em|n|tis|twas|cause|bout)\b)/i.test(text.slice(offset + 1, offset + 8))

const cleaners: Readonly<Record<CleaningStep, (text: string, counter: ChangeCounter) => string>> = {
  html: (text, counter) => (hasHtml(text) ? htmlToText(text, counter) : text),
  markdown: stripMarkdown,
  tracking: removeTrackingParameters,
  invisible: removeInvisibleCharacters,
  spaces: normalizeSpaces,
  ligatures: expandLigatures,
  wraps: unwrapLines,
  dashes: replaceDashes,
  emoji: removeEmoji,
  accents: removeAccents,
  double: collapseSpaces,
}

/** A text without what a paste has brought along, and what that was. */
export function run({ text, parameters }: TextInput<(typeof textCleaner)['fields']>): TextResult {
  const { preset, also: additionalSteps, quotes, form: unicodeForm } = parameters
  const cleaningPlan = getCleaningPlan(preset, additionalSteps)
  const counter = createChangeCounter()
  let result = text
  for (const { value } of cleaningSteps) if (cleaningPlan.steps.has(value)) result = cleaners[value](result, counter)
  const quoteStyle = quotes === 'keep' ? cleaningPlan.quotes : quotes
  if (quoteStyle === 'straight') result = toStraightQuotes(result, counter)
  if (quoteStyle === 'curly') result = toCurlyQuotes(result, counter)
  if (unicodeForm !== 'keep') result = normalizeWords(result, unicodeForm === 'nfc' ? 'NFC' : 'NFKC', counter)

  const changedItems = counter.toList()
  const changeCount = changedItems.reduce((sum, { times }) => sum + times, 0)
  const [lengthBefore, lengthAfter] = [countGraphemes(text), countGraphemes(result)]
  const blocks: TextBlock[] = [
    {
      kind: 'figures',
      figures: [
        { label: 'Removed or changed', value: formatCount(changeCount) },
        { label: 'Characters before', value: formatCount(lengthBefore) },
        { label: 'Characters now', value: formatCount(lengthAfter) },
      ],
    },
    { kind: 'text', name: 'Clean text', text: result },
  ]
  if (changedItems.length === 0) return { blocks: [...blocks, { kind: 'note', text: 'Nothing to clean was found.' }] }
  blocks.push({
    kind: 'table',
    caption: 'What was removed or changed',
    columns: ['Times', 'Name', 'Code point'],
    rows: changedItems.map(({ times, name, codePoint }) => [formatCount(times), name, codePoint]),
  })
  return { blocks }
}

function normalizeWords(text: string, form: 'NFC' | 'NFKC', counter: ChangeCounter): string {
  return text
    .split(/(\s+)/)
    .map((word) => {
      const normalizedWord = normalizeUnicode(word, form)
      if (normalizedWord !== word) counter.countItem(`word in another form than ${form}`)
      return normalizedWord
    })
    .join('')
}
