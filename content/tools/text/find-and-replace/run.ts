import { formatCount } from '@/lib/core/format/format-number'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { buildFigures, buildNote, buildTable, type TextResult, type TextRun } from '@/lib/tool/text-tool'
import {
  createReplacementStats,
  createTooLongError,
  MAX_OUTPUT_LENGTH,
  type MatchReplacement,
  type Pair,
  parsePairs,
  ReplacementError,
  type ReplacementStats,
  replaceMatches,
} from './matches'
import type findAndReplace from './tool'

type ReplaceSettings = Parameters<typeof run>[0]['parameters']

/** Rejects a match before a character that changes it: an accent, a joiner, a skin tone or a keycap box. */
const noCombiningMarkSource = '(?![\\u0300-\\u036f\\u200d\\ufe0f\\u20e3\\u{1f3fb}-\\u{1f3ff}\\u{e0020}-\\u{e007f}])'
const wordStartSource = '(?<![\\p{L}\\p{M}\\p{N}_])'
const wordEndSource = '(?![\\p{L}\\p{M}\\p{N}_])'

/** Skips flags two letters at a time, so that no match starts with the second letter of a flag. */
const flagSource = '\\p{Regional_Indicator}{2}'

/** Characters that look alike. Phones and word processors type one for another. */
const lookalikePatterns = [
  /['\u2018-\u201b\u02bc]/gu,
  /["\u201c-\u201f]/gu,
  /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu,
]

/** One expression for all plain pairs, longest first; each pair is a group, in the order of `sortedPairs`. */
function buildPlainPattern(
  sortedPairs: readonly Pair[],
  { case: isCaseSensitive, whole: isWholeWord, exact: isExact }: ReplaceSettings,
): RegExp {
  const alternation = sortedPairs
    .map(({ searchText }) => {
      // é is either one code point or two.
      const forms = new Set([searchText, normalizeUnicode(searchText), normalizeUnicode(searchText, 'NFD')])
      return `(${[...forms].map((form) => toPatternSource(form, isExact)).join('|')})`
    })
    .join('|')
  const source = isWholeWord ? `${wordStartSource}(?:${alternation})${wordEndSource}` : alternation
  return new RegExp(`${source}|${flagSource}`, isCaseSensitive ? 'gu' : 'giu')
}

/** Does not match part of an emoji or of an accented letter. A search for quotes or spaces alone is always exact. */
function toPatternSource(searchText: string, isExact: boolean): string {
  let source = searchText.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  if (!isExact && /[\p{L}\p{N}]/u.test(searchText))
    for (const pattern of lookalikePatterns) source = source.replace(pattern, () => pattern.source)
  const prefix = /^\p{Extended_Pictographic}/u.test(searchText) ? '(?<!\\u200d)' : ''
  return `${prefix}${source}${noCombiningMarkSource}`
}

export const run: TextRun<typeof findAndReplace> = ({ text, parameters }) => {
  const isRegExp = parameters.mode === 'regexp'
  const parseResult = parsePairs(parameters.pairs, isRegExp)
  if ('problem' in parseResult) return parseResult
  const { pairs } = parseResult
  if (pairs.length === 0)
    return { blocks: [buildNote('Write what to find and what to replace it with: old words => new words')] }
  const stats = createReplacementStats()
  try {
    const passes = isRegExp ? buildPatternPasses(pairs, parameters) : [buildPlainPass(pairs, parameters)]
    let replacedText = text
    for (const { pattern, getReplacement } of passes) {
      const getCased = (match: RegExpExecArray) => matchCapitals(getReplacement(match), match[0])
      replacedText = replaceMatches(replacedText, pattern, parameters.capitals ? getCased : getReplacement, stats)
    }
    return buildReport(replacedText, pairs, stats)
  } catch (error) {
    if (error instanceof ReplacementError) return { problem: error.message }
    throw error
  }
}

/** A replacement is in capitals, or has a capital at its start, if the text that it replaces does. */
function matchCapitals(match: MatchReplacement | null, original: string): MatchReplacement | null {
  if (!match || !/^\P{L}*\p{Lu}/u.test(original)) return match
  const isInCapitals = /\p{Lu}.*\p{Lu}/su.test(original) && !/\p{Ll}/u.test(original)
  const letterPattern = isInCapitals ? /\p{L}/gu : /\p{L}/u
  return { ...match, replacement: match.replacement.replace(letterPattern, (letter) => letter.toUpperCase()) }
}

/** Each pass runs on the result of the previous one. */
type Pass = { pattern: RegExp; getReplacement: (match: RegExpExecArray) => MatchReplacement | null }

/** All plain pairs are replaced in one pass, so that two words can change places. */
function buildPlainPass(pairs: readonly Pair[], settings: ReplaceSettings): Pass {
  const sortedPairs = pairs.toSorted((one, other) => other.searchText.length - one.searchText.length)
  // Several pairs can match the same text. The pair with the same characters wins, otherwise the first pair.
  const pairsByText = new Map(pairs.toReversed().map((pair) => [pair.searchText, pair]))
  return {
    pattern: buildPlainPattern(sortedPairs, settings),
    getReplacement(match) {
      const groupIndex = match.findIndex((group, index) => index > 0 && group !== undefined)
      const pair = pairsByText.get(match[0]) ?? sortedPairs[groupIndex - 1]
      return pair ? { pair, replacement: pair.replacement } : null
    },
  }
}

function* buildPatternPasses(pairs: readonly Pair[], settings: ReplaceSettings): Generator<Pass> {
  for (const pair of pairs) {
    const pattern = compilePattern(pair, settings)
    yield { pattern, getReplacement: (match) => ({ pair, replacement: expandReplacement(pair.replacement, match) }) }
  }
}

function compilePattern(
  { searchText, lineNumber }: Pair,
  { flag, case: isCaseSensitive, whole: isWholeWord, lines: isMultiline }: ReplaceSettings,
): RegExp {
  const portableText = replaceNeedlessEscapes(searchText)
  const source = isWholeWord ? `${wordStartSource}(?:${portableText})${wordEndSource}` : portableText
  try {
    // Compile the visitor's expression alone first, so that an error quotes it as written.
    new RegExp(portableText, flag)
    return new RegExp(source, `g${isCaseSensitive ? '' : 'i'}${isMultiline ? 'm' : ''}${flag}`)
  } catch (error) {
    throw new ReplacementError(
      `Pair in line ${lineNumber}: ${error instanceof Error ? error.message : 'bad expression'}`,
    )
  }
}

/** Other tools and languages allow \- or \@ anywhere, but the flags u and v refuse a backslash before these signs. */
const replaceNeedlessEscapes = (source: string) =>
  source.replace(/\\([\s\S])/g, (sequence, character: string) =>
    /[ !"#%&',:;<=>@_`~-]/.test(character) ? `\\x${character.charCodeAt(0).toString(16)}` : sequence,
  )

/** Expands $1, $<name>, $& and $$ in a replacement; unknown groups stay. Throws `ReplacementError`. */
function expandReplacement(replacement: string, match: RegExpExecArray): string {
  let remainingLength = MAX_OUTPUT_LENGTH
  return replacement.replace(/\$(?:[$&]|\d{1,2}|<[^<>]*>)/g, (reference) => {
    const value = resolveReference(reference, match)
    // Check here too: long groups inserted thousands of times exhaust memory before the whole output is measured.
    remainingLength -= value.length
    if (remainingLength < 0) throw createTooLongError()
    return value
  })
}

function resolveReference(reference: string, match: RegExpExecArray): string {
  const name = reference.slice(1)
  if (name === '$') return '$'
  if (name === '&') return match[0]
  if (name.startsWith('<')) {
    const { groups = {} } = match
    return Object.hasOwn(groups, name.slice(1, -1)) ? (groups[name.slice(1, -1)] ?? '') : reference
  }
  // Without a tenth group, $10 means group 1 followed by a zero.
  const digits = Number(name) < match.length ? name : name.slice(0, 1)
  const groupNumber = Number(digits)
  return groupNumber > 0 && groupNumber < match.length
    ? (match[groupNumber] ?? '') + name.slice(digits.length)
    : reference
}

function buildReport(
  text: string,
  pairs: readonly Pair[],
  { matches, matchCount, changedLines, countByPair }: ReplacementStats,
): TextResult {
  const figures = buildFigures({
    Replaced: matchCount,
    'Lines changed': changedLines.size,
    'Pairs without a match': pairs.filter((pair) => !countByPair.has(pair)).length,
  })
  if (matchCount === 0) return { blocks: [figures, buildNote('Nothing was found, so your text is unchanged.')] }
  const pairRows = pairs.map((pair) => [pair.searchText, pair.replacement, countByPair.get(pair) ?? 0])
  const matchRows = matches.map(({ lineNumber, excerpt, replacement }) => [lineNumber, excerpt, replacement])
  const listNote = `Showing the first ${formatCount(matches.length)} of ${formatCount(matchCount)} matches.`
  return {
    blocks: [
      figures,
      { kind: 'text', name: 'Replaced text', text },
      ...(pairs.length > 1 ? [buildTable('Pairs', ['Find', 'Replace with', 'Times'], pairRows)] : []),
      buildTable('Matches', ['Line', '[Found]', 'Replaced with'], matchRows),
      ...(matches.length < matchCount ? [buildNote(listNote)] : []),
    ],
  }
}
