import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { timed } from '@/lib/kits/scripts/timing'
import { secondsOf, wordBudget, wordsOf } from '@/lib/kits/scripts/word-budget'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { optionLabel } from '@/lib/tool/option-label'
import { type ScriptInput, scriptFields } from './fields'
import type { Beat, Script } from './script'

type TimedBeat = Beat & { start: number; end: number }

/** The card of one script: what is said beside what is shown, second by second. */
export function presentScript(script: Script, { parameters }: ScriptInput): Omit<Card, 'id' | 'item'> {
  const beats = timed(script.beats, Number(parameters.length))
  const words = wordsOf(beats)
  const textOnly = parameters.delivery === 'text'
  const caption = [script.caption, script.hashtags.join(' ')].filter(Boolean).join('\n')
  const alternatives = script.hooks.filter((hook) => !script.beats[0]?.say.startsWith(hook))
  return {
    heading: script.title,
    parts: [
      ...beats.flatMap((beat, index) => buildParts(beat, textOnly, index === 0)),
      ...alternatives.map((text, index) => ({
        label: `Other first line ${index + 1}`,
        text,
        opening: 'offered' as const,
        rank: 'more' as const,
      })),
      { label: 'Caption', text: caption },
    ],
    ...(!textOnly && { pace: Number(parameters.pace) }),
    tags: [
      ...(parameters.structure === 'auto'
        ? []
        : [optionLabel(scriptFields, 'structure', parameters.structure)]),
      optionLabel(scriptFields, 'delivery', parameters.delivery),
    ],
    meters: [
      {
        label: textOnly ? 'Words to read' : 'Words',
        value: words,
        limit: wordBudget(Number(parameters.length), Number(parameters.pace)),
        unit: 'words',
        of: 'said',
        target: true,
      },
      {
        label: 'Time at this pace',
        value: secondsOf(words, Number(parameters.pace)),
        limit: Number(parameters.length),
        unit: 'seconds',
        of: 'said',
        target: true,
      },
    ],
    copy: [script.title, beats.map(formatBeat).join('\n\n'), caption].join('\n\n'),
    carry: truncateAtWord(`${script.title}. ${script.beats[0]?.say ?? script.caption}`, MAX_CARRY_LENGTH),
  }
}

function buildParts(beat: TimedBeat, textOnly: boolean, isFirst: boolean) {
  const said = textOnly ? 'read' : 'say'
  const shown = [
    beat.show,
    !textOnly && beat.onScreenText && `Text: ${beat.onScreenText}`,
    beat.sound && `Sound: ${beat.sound}`,
  ]
  return [
    ...(beat.say
      ? [
          {
            label: `${formatSpan(beat)} ${said}`,
            text: beat.say,
            column: 'left' as const,
            ...(!textOnly && { spoken: true as const }),
            ...(isFirst && { opening: 'used' as const }),
          },
        ]
      : []),
    ...(shown.some(Boolean)
      ? [
          {
            label: `${formatSpan(beat)} show`,
            text: shown.filter(Boolean).join('\n'),
            column: 'right' as const,
          },
        ]
      : []),
  ]
}

/** As a screenplay has it, in no words of ours: what is said, then in brackets what is seen and “read”. */
function formatBeat(beat: TimedBeat): string {
  const seen = [beat.show, beat.onScreenText && `“${beat.onScreenText}”`, beat.sound].filter(Boolean)
  return [formatSpan(beat), beat.say, seen.length > 0 && `(${seen.join('. ')})`].filter(Boolean).join('\n')
}

function formatSpan({ start, end }: TimedBeat): string {
  return `${start}-${end} s`
}
