import { count } from '@/lib/core/format/count'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { LONGEST, newTally, replaceAll, type Tally, TooLong } from './matches'
import { type Pair, pairsOf } from './pairs'
import { ownPattern, plainPattern, type Settings } from './patterns'
import type { findAndReplace } from './tool'

/** A text with every pair replaced, and what was found where. */
export function run({ text, parameters }: TextInput<(typeof findAndReplace)['fields']>): TextResult {
  const isExpression = parameters.mode === 'regexp'
  const read = pairsOf(parameters.pairs, isExpression)
  if ('problem' in read) return read
  const { pairs } = read
  if (pairs.length === 0)
    return {
      blocks: [{ kind: 'note', text: 'Write what to find and what to put there: old words => new words' }],
    }
  const tally = newTally()
  try {
    const changed = isExpression
      ? inTurn(text, pairs, parameters, tally)
      : atOnce(text, pairs, parameters, tally)
    return { blocks: report(changed, pairs, tally) }
  } catch (error) {
    if (error instanceof BadExpression) return { problem: error.message }
    if (error instanceof TooLong)
      return { problem: 'The result would be longer than five million characters. Use shorter replacements.' }
    throw error
  }
}

class BadExpression extends Error {}

/** Plain words: each place is replaced once, so that two words can change places. */
function atOnce(text: string, pairs: readonly Pair[], settings: Settings, tally: Tally): string {
  const sorted = pairs.toSorted((one, other) => other.find.length - one.find.length)
  const of = (match: RegExpExecArray) => {
    const pair = sorted[match.findIndex((group, index) => index > 0 && group !== undefined) - 1]
    if (!pair) throw new Error('No pair was found.')
    return { pair, put: pair.replacement }
  }
  return replaceAll(text, plainPattern(sorted, settings), of, tally)
}

/** Expressions: each works on what the one before has left. */
function inTurn(text: string, pairs: readonly Pair[], settings: Settings, tally: Tally): string {
  let changed = text
  for (const pair of pairs) {
    const pattern = patternOf(pair, settings)
    changed = replaceAll(
      changed,
      pattern,
      (match) => ({ pair, put: expanded(pair.replacement, match) }),
      tally,
    )
  }
  return changed
}

function patternOf(pair: Pair, settings: Settings): RegExp {
  try {
    return ownPattern(pair, settings)
  } catch (error) {
    throw new BadExpression(
      `Pair in line ${pair.line}: ${error instanceof Error ? error.message : 'bad expression'}`,
    )
  }
}

/** A replacement with its $1, $<name>, $& and $$ filled in; a group that does not exist stays as it is written. Throws `TooLong`. */
function expanded(replacement: string, match: RegExpExecArray): string {
  let room = LONGEST
  return replacement.replace(/\$(?:[$&]|\d{1,2}|<[^<>]*>)/g, (written) => {
    const value = meantBy(written, match)
    // Long groups that are put in thousands of times would fill the memory before the whole is measured.
    room -= value.length
    if (room < 0) throw new TooLong()
    return value
  })
}

function meantBy(written: string, match: RegExpExecArray): string {
  const name = written.slice(1)
  if (name === '$') return '$'
  if (name === '&') return match[0]
  if (name.startsWith('<')) {
    const { groups = {} } = match
    return Object.hasOwn(groups, name.slice(1, -1)) ? (groups[name.slice(1, -1)] ?? '') : written
  }
  // $10 is the first group and a nought where there is no tenth.
  const digits = Number(name) < match.length ? name : name.slice(0, 1)
  const group = Number(digits)
  return group > 0 && group < match.length ? (match[group] ?? '') + name.slice(digits.length) : written
}

function report(text: string, pairs: readonly Pair[], { listed, total, lines, perPair }: Tally): TextBlock[] {
  const figures: TextBlock = {
    kind: 'figures',
    figures: [
      { label: 'Replaced', value: count(total) },
      { label: 'Lines changed', value: count(lines.size) },
      { label: 'Pairs without a match', value: count(pairs.filter((pair) => !perPair.has(pair)).length) },
    ],
  }
  const result: TextBlock = { kind: 'text', name: 'Replaced text', text }
  if (total === 0) return [figures, { kind: 'note', text: 'Nothing was found, so the text is as it was.' }]
  const blocks: TextBlock[] = [figures, result]
  if (pairs.length > 1)
    blocks.push({
      kind: 'table',
      caption: 'Pairs',
      columns: ['Find', 'Replace with', 'Times'],
      rows: pairs.map((pair) => [pair.find, pair.replacement, count(perPair.get(pair) ?? 0)]),
    })
  blocks.push({
    kind: 'table',
    caption: 'Matches',
    columns: ['Line', '[Found]', 'Replaced with'],
    rows: listed.map(({ line, found, put }) => [count(line), found, put]),
  })
  if (listed.length < total)
    blocks.push({
      kind: 'note',
      text: `The first ${count(listed.length)} of ${count(total)} matches are listed.`,
    })
  return blocks
}
