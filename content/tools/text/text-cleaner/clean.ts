import { formatCount } from '@/lib/core/format/format-count'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { type ChangeCounter, createChangeCounter } from './change-counter'
import {
  dashesToHyphens,
  expandLigatures,
  normalizeSpaces,
  removeAccents,
  removeEmoji,
  removeInvisible,
} from './characters'
import { type Cleaning, cleanings, getSelection } from './cleanings'
import { collapseSpaces, unwrapLines } from './layout'
import { hasHtml, htmlToText, stripMarkdown } from './markup'
import { toCurlyQuotes, toStraightQuotes } from './quotes'
import type { textCleaner } from './tool'
import { removeTracking } from './tracking'

const cleaners: Readonly<Record<Cleaning, (text: string, counter: ChangeCounter) => string>> = {
  html: (text, counter) => (hasHtml(text) ? htmlToText(text, counter) : text),
  markdown: stripMarkdown,
  tracking: removeTracking,
  invisible: removeInvisible,
  spaces: normalizeSpaces,
  ligatures: expandLigatures,
  wraps: unwrapLines,
  dashes: dashesToHyphens,
  emoji: removeEmoji,
  accents: removeAccents,
  double: collapseSpaces,
}

/** A text without what a paste has brought along, and what that was. */
export function run({ text, parameters }: TextInput<(typeof textCleaner)['fields']>): TextResult {
  const { preset, also, quotes, form } = parameters
  const selection = getSelection(preset, also)
  const counter = createChangeCounter()
  let clean = text
  for (const { value } of cleanings)
    if (selection.cleanings.has(value)) clean = cleaners[value](clean, counter)
  const style = quotes === 'keep' ? selection.quotes : quotes
  if (style === 'straight') clean = toStraightQuotes(clean, counter)
  if (style === 'curly') clean = toCurlyQuotes(clean, counter)
  if (form !== 'keep') clean = normalizeWords(clean, form === 'nfc' ? 'NFC' : 'NFKC', counter)

  const removed = counter.toList()
  const total = removed.reduce((sum, { times }) => sum + times, 0)
  const [before, after] = [countGraphemes(text), countGraphemes(clean)]
  const blocks: TextBlock[] = [
    {
      kind: 'figures',
      figures: [
        { label: 'Removed or changed', value: formatCount(total) },
        { label: 'Characters before', value: formatCount(before) },
        { label: 'Characters now', value: formatCount(after) },
      ],
    },
    { kind: 'text', name: 'Clean text', text: clean },
  ]
  if (removed.length === 0)
    return { blocks: [...blocks, { kind: 'note', text: 'Nothing to clean was found.' }] }
  blocks.push({
    kind: 'table',
    caption: 'What was removed or changed',
    columns: ['Times', 'Name', 'Code point'],
    rows: removed.map(({ times, name, codePoint }) => [formatCount(times), name, codePoint]),
  })
  return { blocks }
}

function normalizeWords(text: string, form: 'NFC' | 'NFKC', counter: ChangeCounter): string {
  return text
    .split(/(\s+)/)
    .map((word) => {
      const changed = normalizeUnicode(word, form)
      if (changed !== word) counter.countItem(`word in another form than ${form}`)
      return changed
    })
    .join('')
}
