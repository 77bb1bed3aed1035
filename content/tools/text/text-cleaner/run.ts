import { formatCount } from '@/lib/core/format/format-number'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { countGraphemes } from '@/lib/platforms/counting/graphemes'
import { buildFigures, buildNote, buildTable, type TextRun } from '@/lib/tool/text-tool'
import { type ChangeCounter, createChangeCounter } from './change-counter'
import {
  expandLigatures,
  normalizeSpaces,
  removeAccents,
  removeEmoji,
  removeInvisibleCharacters,
  replaceDashes,
} from './characters'
import { type CleaningStep, cleaningSteps, type Preset, presets } from './cleaning-steps'
import { hasHtml, htmlToText, MAX_OPEN_TAGS, stripMarkdown } from './markup'
import type textCleaner from './tool'
import { removeTracking } from './tracking'

/** A line shorter than this share of the paragraph's longest line was ended on purpose. */
const FULL_LINE_SHARE = 0.6

const listItemStartPattern = /^\s*(?:[-*•–‣▪]|\d{1,3}[.)])\s/
const wideCharacterPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u

/** Joins divided words and lines broken at the page width, but not blank lines, list items or lines far from full. */
function unwrapLines(text: string, counter: ChangeCounter): string {
  return text
    .replace(/(?<=\p{L})¬ *(?=\p{L})/gu, () => {
      counter.countCharacter('¬')
      return ''
    })
    .split(/\n(?:[ \t]*\n)+/)
    .map((paragraph) => unwrapParagraph(paragraph.split('\n'), counter))
    .join('\n\n')
}

function unwrapParagraph(lines: readonly string[], counter: ChangeCounter): string {
  const maxLength = lines.reduce((max, line) => Math.max(max, line.length), 0)
  const parts: string[] = []
  let previousLine = ''
  for (const [index, line] of lines.entries()) {
    const nextPart = line.trimStart()
    const previousEnd = previousLine.trimEnd().slice(-3)
    const isDivided = /\p{Ll}[-\u2010¬]$/u.test(previousEnd) && /^\p{Ll}/u.test(nextPart)
    const isFull = previousLine.length >= maxLength * FULL_LINE_SHARE
    if (index > 0 && (isDivided || (isFull && !listItemStartPattern.test(line)))) {
      counter.countCharacter('\n', 'line break within a paragraph')
      const previousPart = (parts.pop() ?? '').trimEnd()
      const isWide = wideCharacterPattern.test(previousEnd.slice(-1)) && wideCharacterPattern.test(nextPart.slice(0, 1))
      const endsInDash = /[\p{L}\p{N}][-\u2010\u2013\u2014]$/u.test(previousEnd)
      if (isDivided) parts.push(previousPart.slice(0, -1), nextPart)
      else parts.push(previousPart, isWide || endsInDash ? '' : ' ', nextPart)
    } else parts.push(index > 0 ? '\n' : '', line)
    previousLine = line
  }
  return parts.join('')
}

/** Leaves one space between words, none at the ends of a line, and at most one blank line. */
function collapseSpaces(text: string, counter: ChangeCounter): string {
  const lines = text.split('\n').map((line) => {
    const collapsedLine = line.replace(/[ \t]{2,}|\t/g, () => {
      counter.countItem('double space or tab')
      return ' '
    })
    const start = collapsedLine.startsWith(' ') ? 1 : 0
    const end = collapsedLine.length > start && collapsedLine.endsWith(' ') ? -1 : collapsedLine.length
    if (start > 0 || end < 0) counter.countItem('space at the end of a line')
    return collapsedLine.slice(start, end)
  })
  return lines.join('\n').replace(/\n{3,}/g, () => {
    counter.countItem('blank lines in a row')
    return '\n\n'
  })
}

const straightCharacters: Readonly<Record<string, string>> = { '…': '...', '«': '"', '»': '"', '‹': "'", '›': "'" }

/** Replaces curly and angle quotes, with the spaces inside French ones, and the ellipsis by keyboard characters. */
function toStraightQuotes(text: string, counter: ChangeCounter): string {
  const pattern = /(?<![^\s([{])([«‹])[ \u00a0\u202f]|[ \u00a0\u202f]([»›])(?![\p{L}\p{N}])|[«»‹›\u2018-\u201f…]/gu
  return text.replace(pattern, (match, opening?: string, closing?: string) => {
    const character = opening ?? closing ?? match
    counter.countCharacter(character)
    return straightCharacters[character] ?? (character < '\u201c' ? "'" : '"')
  })
}

/** Curls English quotes. After a number, ' and " stay as feet and inches unless a quotation is open. */
function toCurlyQuotes(text: string, counter: ChangeCounter): string {
  let isQuoteOpen = false
  let wasOpening = false
  return text.replace(/["'\n]/g, (character, offset: number) => {
    if (character === '\n') {
      isQuoteOpen = false
      return character
    }
    const previousCharacter = text[offset - 1] ?? ' '
    const isBeforeLetter = /\p{L}/u.test(text[offset + 1] ?? '')
    // Adjacent quotes have the same direction. An emoji can be before or at the end of a quotation.
    const isOpening = /["']/.test(previousCharacter)
      ? wasOpening
      : /[\s([{\u2014\u2013\u201c\u2018]/.test(previousCharacter) ||
        (isBeforeLetter && !/[\p{L}\p{M}\p{N}\p{P}]/u.test(previousCharacter))
    wasOpening = isOpening
    if (/\d/.test(previousCharacter) && !(character === '"' && isQuoteOpen) && !isBeforeLetter) return character
    counter.countCharacter(character, character === '"' ? 'QUOTATION MARK' : 'APOSTROPHE')
    if (character === "'") return isOpening && isBeforeLetter && !isElision(text, offset) ? '\u2018' : '\u2019'
    isQuoteOpen = isOpening
    return isOpening ? '\u201c' : '\u201d'
  })
}

/** ’90s, ’til, ’em and ’n’ begin with an apostrophe, not with a quotation mark. */
const isElision = (text: string, offset: number) =>
  /^(?:\d|(?:til|em|n|tis|twas|cause|bout)\b)/i.test(text.slice(offset + 1, offset + 8))

const cleaners: Readonly<Record<CleaningStep, (text: string, counter: ChangeCounter) => string | null>> = {
  html: (text, counter) => (hasHtml(text) ? htmlToText(text, counter) : text),
  markdown: stripMarkdown,
  tracking: removeTracking,
  invisible: removeInvisibleCharacters,
  spaces: normalizeSpaces,
  ligatures: expandLigatures,
  wraps: unwrapLines,
  dashes: replaceDashes,
  emoji: removeEmoji,
  accents: removeAccents,
  double: collapseSpaces,
}

export const run: TextRun<typeof textCleaner> = ({ text, parameters }) => {
  const { preset, also: additionalSteps, quotes, form: unicodeForm } = parameters
  const { steps: presetSteps, quotes: presetQuotes }: Preset = presets[preset]
  const enabledSteps = new Set([...presetSteps, ...additionalSteps])
  const counter = createChangeCounter()
  let result = text
  for (const step of Object.keys(cleaningSteps) as CleaningStep[]) {
    const cleanedText = enabledSteps.has(step) ? cleaners[step](result, counter) : result
    if (cleanedText === null)
      return {
        problem: `This text has more than ${formatCount(MAX_OPEN_TAGS)} HTML tags that are never closed. Clean it in parts.`,
      }
    result = cleanedText
  }
  const quoteStyle = quotes === 'keep' ? presetQuotes : quotes
  if (quoteStyle === 'straight') result = toStraightQuotes(result, counter)
  if (quoteStyle === 'curly') result = toCurlyQuotes(result, counter)
  if (unicodeForm !== 'keep') result = normalizeWords(result, unicodeForm === 'nfc' ? 'NFC' : 'NFKC', counter)

  const changedItems = counter.toList()
  const changeCount = changedItems.reduce((sum, { times }) => sum + times, 0)
  const rows = changedItems.map(({ times, name, codePoint }) => [times, name, codePoint])
  return {
    blocks: [
      buildFigures({
        'Removed or changed': changeCount,
        'Characters before': countGraphemes(text),
        'Characters now': countGraphemes(result),
      }),
      { kind: 'text', name: 'Clean text', text: result },
      rows.length > 0
        ? buildTable('What was removed or changed', ['Count', 'Name', 'Code point'], rows)
        : buildNote('Nothing to clean. Your text is fine.'),
    ],
  }
}

function normalizeWords(text: string, form: 'NFC' | 'NFKC', counter: ChangeCounter): string {
  return text
    .split(/(\s+)/)
    .map((word) => {
      const normalizedWord = normalizeUnicode(word, form)
      if (normalizedWord !== word) counter.countItem(`word that isn’t in ${form}`)
      return normalizedWord
    })
    .join('')
}
