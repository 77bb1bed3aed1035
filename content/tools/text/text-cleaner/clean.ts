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
import { toCurlyQuotes, toStraightQuotes } from './quotes'
import type { textCleaner } from './tool'
import { removeTrackingParameters } from './tracking'
import { collapseSpaces, unwrapLines } from './whitespace'

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
