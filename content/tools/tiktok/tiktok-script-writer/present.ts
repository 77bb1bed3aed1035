import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { addTimes, countSpokenWords, getSpeakingSeconds, getWordBudget } from '@/lib/kits/script-timing'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { getOptionLabel } from '@/lib/tool/get-option-label'
import { type Beat, type Script, type ScriptInput, scriptFields } from './fields'

type TimedBeat = Beat & { start: number; end: number }

export function presentScript(script: Script, { parameters }: ScriptInput): Omit<Card, 'id' | 'item'> {
  const beats = addTimes(script.beats, Number(parameters.length))
  const wordCount = countSpokenWords(beats)
  const isTextOnly = parameters.delivery === 'text'
  const caption = [script.caption, script.hashtags.join(' ')].filter(Boolean).join('\n')
  const alternativeHooks = script.hooks.filter((hook) => !script.beats[0]?.say.startsWith(hook))
  return {
    heading: script.title,
    parts: [
      ...beats.flatMap((beat, index) => buildParts(beat, isTextOnly, index === 0)),
      ...alternativeHooks.map((text, index) => ({
        label: `Other first line ${index + 1}`,
        text,
        opening: 'offered' as const,
        rank: 'more' as const,
      })),
      ...(caption === '' ? [] : [{ label: 'Caption', text: caption }]),
    ],
    ...(!isTextOnly && { pace: Number(parameters.pace) }),
    tags: [
      ...(parameters.structure === 'auto' ? [] : [getOptionLabel(scriptFields, 'structure', parameters.structure)]),
      getOptionLabel(scriptFields, 'delivery', parameters.delivery),
    ],
    meters: [
      {
        label: isTextOnly ? 'Words to read' : 'Words',
        value: wordCount,
        limit: getWordBudget(Number(parameters.length), Number(parameters.pace)),
        unit: 'words',
        of: 'said',
        target: true,
      },
      {
        label: 'Time at this pace',
        value: getSpeakingSeconds(wordCount, Number(parameters.pace)),
        limit: Number(parameters.length),
        unit: 'seconds',
        of: 'said',
        target: true,
      },
    ],
    copy: [script.title, beats.map(formatBeat).join('\n\n'), caption].filter(Boolean).join('\n\n'),
    carry: truncateAtWord(`${script.title}. ${script.beats[0]?.say ?? script.caption}`, MAX_CARRY_LENGTH),
  }
}

function buildParts(beat: TimedBeat, isTextOnly: boolean, isFirst: boolean) {
  const action = isTextOnly ? 'read' : 'say'
  const visualLines = [
    beat.show,
    !isTextOnly && beat.onScreenText && `Text: ${beat.onScreenText}`,
    beat.sound && `Sound: ${beat.sound}`,
  ]
  return [
    ...(beat.say
      ? [
          {
            label: `${formatTimeRange(beat)} ${action}`,
            text: beat.say,
            column: 'left' as const,
            ...(!isTextOnly && { spoken: true as const }),
            ...(isFirst && { opening: 'used' as const }),
          },
        ]
      : []),
    ...(visualLines.some(Boolean)
      ? [
          {
            label: `${formatTimeRange(beat)} show`,
            text: visualLines.filter(Boolean).join('\n'),
            column: 'right' as const,
          },
        ]
      : []),
  ]
}

/** Formats a beat without added words: first the speech, then visuals and “on-screen text” in brackets. */
function formatBeat(beat: TimedBeat): string {
  const visualTexts = [beat.show, beat.onScreenText && `“${beat.onScreenText}”`, beat.sound].filter(Boolean)
  return [formatTimeRange(beat), beat.say, visualTexts.length > 0 && `(${visualTexts.join('. ')})`]
    .filter(Boolean)
    .join('\n')
}

function formatTimeRange({ start, end }: TimedBeat): string {
  return `${start}-${end} s`
}
