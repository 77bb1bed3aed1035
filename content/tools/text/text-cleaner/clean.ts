import { count } from '@/lib/core/format/count'
import { normalized } from '@/lib/core/strings/normalized'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import {
  withHyphens,
  withoutAccents,
  withoutEmoji,
  withoutInvisible,
  withoutLigatures,
  withUsualSpaces,
} from './characters'
import { type Cleaning, chosen, cleanings } from './cleanings'
import { withoutDoubleSpaces, withoutWraps } from './layout'
import { hasHtml, htmlToText, withoutMarkdown } from './markup'
import { curly, straight } from './quotes'
import { newTally, type Tally } from './tally'
import type { textCleaner } from './tool'
import { withoutTracking } from './tracking'

const does: Readonly<Record<Cleaning, (text: string, tally: Tally) => string>> = {
  html: (text, tally) => (hasHtml(text) ? htmlToText(text, tally) : text),
  markdown: withoutMarkdown,
  tracking: withoutTracking,
  invisible: withoutInvisible,
  spaces: withUsualSpaces,
  ligatures: withoutLigatures,
  wraps: withoutWraps,
  dashes: withHyphens,
  emoji: withoutEmoji,
  accents: withoutAccents,
  double: withoutDoubleSpaces,
}

/** A text without what a paste has brought along, and what that was. */
export function run({ text, parameters }: TextInput<(typeof textCleaner)['fields']>): TextResult {
  const { preset, also, quotes, form } = parameters
  const wanted = chosen(preset, also)
  const tally = newTally()
  let clean = text
  for (const { value } of cleanings) if (wanted.does.has(value)) clean = does[value](clean, tally)
  const style = quotes === 'keep' ? wanted.quotes : quotes
  if (style === 'straight') clean = straight(clean, tally)
  if (style === 'curly') clean = curly(clean, tally)
  if (form !== 'keep') clean = inForm(clean, form === 'nfc' ? 'NFC' : 'NFKC', tally)

  const removed = tally.list()
  const total = removed.reduce((sum, { times }) => sum + times, 0)
  const [before, after] = [countGraphemes(text), countGraphemes(clean)]
  const blocks: TextBlock[] = [
    {
      kind: 'figures',
      figures: [
        { label: 'Removed or changed', value: count(total) },
        { label: 'Characters before', value: count(before) },
        { label: 'Characters now', value: count(after) },
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
    rows: removed.map(({ times, name, codePoint }) => [count(times), name, codePoint]),
  })
  return { blocks }
}

function inForm(text: string, form: 'NFC' | 'NFKC', tally: Tally): string {
  return text
    .split(/(\s+)/)
    .map((word) => {
      const changed = normalized(word, form)
      if (changed !== word) tally.thing(`word in another form than ${form}`)
      return changed
    })
    .join('')
}
