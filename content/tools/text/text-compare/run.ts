import { emojiSequencePattern } from '@/lib/core/strings/emoji-sequence'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { countWords } from '@/lib/core/strings/words'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { getCharacterName } from '@/lib/text/character-names'
import { compareTexts } from '@/lib/text/diff/compare-texts'
import type { DiffUnit } from '@/lib/text/diff/tokenize'
import { formatCodePoints } from '@/lib/text/invisible-characters'
import {
  buildFigures,
  buildNote,
  buildTable,
  type TextBlock,
  type TextChange,
  type TextRun,
} from '@/lib/tool/text-tool'
import type textCompare from './tool'

/** Time after which the rest is compared more coarsely. */
const TIMEOUT_MS = 5_000

const unitCounters: Readonly<Record<DiffUnit, (text: string) => number>> = {
  word: countWords,
  character: countGraphemes,
  line: (text) => text.split('\n').filter((line) => line.trim() !== '').length,
  sentence: (text) => splitSentences(text).filter((sentence) => sentence.trim() !== '').length,
}

export const run: TextRun<typeof textCompare> = ({ text, second: secondText, parameters }) => {
  const { unit, view, ignore } = parameters
  const ignoreOptions = {
    ignoresCase: ignore.includes('case'),
    ignoresSpace: ignore.includes('space'),
    ignoresPunctuation: ignore.includes('punctuation'),
  }
  const { changes, isCoarse } = compareTexts(text, secondText, { unit, ignoreOptions, timeoutMs: TIMEOUT_MS })
  if (changes.every(({ kind }) => kind === 'same')) return { blocks: [buildNote(describeSameness(text, secondText))] }

  const countUnits = (kind: TextChange['kind']) =>
    changes
      .filter((change) => change.kind === kind && !('isMoved' in change))
      .reduce((sum, change) => sum + unitCounters[unit](change.text), 0)
  const movedCount = changes.filter((change) => change.kind === 'added' && change.isMoved).length
  return {
    blocks: [
      ...(isCoarse ? [coarseNote] : []),
      buildFigures({
        Similarity: `${computeSimilarity(changes)}%`,
        [`Added (${unit}s)`]: countUnits('added'),
        [`Removed (${unit}s)`]: countUnits('removed'),
        'Moved paragraphs': movedCount,
      }),
      { kind: 'diff', changes, view },
      ...buildHiddenCharacterTable(changes),
    ],
  }
}

/** Characters that are easily overlooked: invisible ones, and spaces other than the space bar’s. */
const hiddenCharacterPattern = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|(?![ \n\t])[\p{Z}\p{Cc}]/gu

/** The joiners of an emoji such as a family are part of a visible character. */
const removeJoinedEmoji = (text: string) =>
  text.replace(emojiSequencePattern, (emoji) => (emoji.includes('\u200d') ? '' : emoji))

/** Names hidden characters that only one text has, or has more of, within the changes. */
function buildHiddenCharacterTable(changes: readonly TextChange[]): TextBlock[] {
  const counts = new Map<string, { first: number; second: number }>()
  for (const { kind, text } of changes) {
    if (kind === 'same') continue
    for (const [character] of removeJoinedEmoji(text).matchAll(hiddenCharacterPattern)) {
      const count = counts.get(character) ?? { first: 0, second: 0 }
      count[kind === 'removed' ? 'first' : 'second'] += 1
      counts.set(character, count)
    }
  }
  const rows = [...counts]
    .filter(([, { first, second }]) => first !== second)
    .map(([character, { first, second }]) => [getCharacterName(character), formatCodePoints(character), first, second])
  const columns = ['Name', 'Code point', 'First text', 'Second text']
  return rows.length > 0 ? [buildTable('Hidden characters in the differences', columns, rows)] : []
}

const coarseNote = buildNote(
  'These texts were too different to compare in full in five seconds, so some parts are compared as whole lines or one block.',
)

function describeSameness(firstText: string, secondText: string): string {
  if (firstText === secondText) return 'The texts are identical, down to the last character.'
  return normalizeUnicode(firstText) === normalizeUnicode(secondText)
    ? 'The texts read the same. Only the way some accented letters are stored is different.'
    : 'The texts are the same, apart from what you chose to ignore.'
}

/** Returns the shared percentage of both texts; never 100 while they differ, never 0 while they share any text. */
function computeSimilarity(changes: readonly TextChange[]): number {
  let [sharedLength, totalLength] = [0, 0]
  for (const change of changes) {
    const { length } = change.text
    const sharedChangeLength = change.kind === 'same' ? length + (change.other ?? change.text).length : 0
    sharedLength += sharedChangeLength
    totalLength += sharedChangeLength || length
  }
  const share = (100 * sharedLength) / totalLength
  return share > 0 && share < 1 ? 1 : Math.min(99, Math.round(share))
}
