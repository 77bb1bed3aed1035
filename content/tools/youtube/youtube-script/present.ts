import { formatTimestamp } from '@/lib/core/format/format-time'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { countSpokenWords, getSpeakingSeconds, getWordBudget } from '@/lib/kits/script-timing'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { getOptionLabel } from '@/lib/tool/get-option-label'
import { buildChapters, buildTimeline, type TimedBeat } from './beats'
import { isShort, type Script, type ScriptInput, scriptFields } from './fields'

/** A script with less than this share of the words that fit is an outline. */
const MAX_OUTLINE_SHARE = 0.6

export function presentScript(script: Script, input: ScriptInput): Omit<Card, 'id' | 'item'> {
  const { parameters } = input
  const pace = Number(parameters.pace)
  const targetSeconds = Number(parameters.length)
  const beats = buildTimeline(script, input)
  const wordCount = countSpokenWords(beats)
  const chapters = buildChapters(beats, input).map(({ time, label }) => `${time} ${label}`)
  return {
    heading: script.title,
    parts: [
      ...beats.flatMap((beat, index) => buildParts(beat, index === 0)),
      ...(chapters.length > 0
        ? [{ label: 'Chapters for the description', text: chapters.join('\n'), rank: 'more' as const }]
        : []),
    ],
    pace,
    tags: [getOptionLabel(scriptFields, 'length', parameters.length)],
    meters: [
      {
        label: 'Words',
        value: wordCount,
        limit: getWordBudget(targetSeconds, pace),
        unit: 'words',
        of: 'said',
        target: true,
      },
      {
        label: 'Time at this pace',
        value: getSpeakingSeconds(wordCount, pace),
        limit: targetSeconds,
        unit: 'seconds',
        of: 'said',
        target: true,
      },
    ],
    ...(isOutline(wordCount, input) && { outline: true }),
    notes: buildNotes(wordCount, input),
    copy: [script.title, ...beats.map(formatBeat), chapters.join('\n')].filter(Boolean).join('\n\n'),
    carry: truncateAtWord(script.title, MAX_CARRY_LENGTH),
  }
}

function isOutline(wordCount: number, input: ScriptInput): boolean {
  const { length, pace } = input.parameters
  return !isShort(input) && wordCount < getWordBudget(Number(length), Number(pace)) * MAX_OUTLINE_SHARE
}

function buildNotes(wordCount: number, input: ScriptInput): string[] {
  const pace = Number(input.parameters.pace)
  const targetSeconds = Number(input.parameters.length)
  return [
    ...(isOutline(wordCount, input)
      ? [
          `An outline: its words take about ${formatTimestamp(getSpeakingSeconds(wordCount, pace))} of ${formatTimestamp(targetSeconds)}. The rest is pictures and your blanks.`,
        ]
      : []),
    ...(isShort(input) ? [] : ['Adjust the chapter times after the cut.']),
  ]
}

function buildParts(beat: TimedBeat, isFirst: boolean) {
  return [
    {
      label: `${formatTimeRange(beat)} ${beat.label}`,
      text: beat.say,
      column: 'left' as const,
      spoken: true as const,
      ...(isFirst && { opening: 'used' as const }),
    },
    ...(beat.show === ''
      ? []
      : [{ label: `${formatTimeRange(beat)} show`, text: beat.show, column: 'right' as const }]),
  ]
}

/** Formats a beat like a screenplay: the chapter, the speech, then the visuals in brackets. */
function formatBeat(beat: TimedBeat): string {
  const { part, label, say, show } = beat
  const name = part === 'section' && /\p{L}/u.test(label) && !say.startsWith(label) ? ` ${label}` : ''
  return [`${formatTimeRange(beat)}${name}`, say, show && `(${show})`].filter(Boolean).join('\n')
}

function formatTimeRange({ start, end }: TimedBeat): string {
  return `${formatTimestamp(start)}-${formatTimestamp(end)}`
}
