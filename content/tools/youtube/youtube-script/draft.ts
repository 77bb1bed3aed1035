import { hasBlank } from '@/lib/fit/blanks'
import { cutAtWord } from '@/lib/fit/cut'
import { composeScript, type ScriptBeat } from '@/lib/scripts/compose-script'
import { workingTitle } from '@/lib/scripts/own-sentences'
import type { Draft } from '@/lib/tool/define'
import { createLines } from '@/lib/writer/frames/lines'
import type { Reading } from '@/lib/writer/reading/reading'
import { isShort, type ScriptInput, type scriptFields } from './fields'
import type { Script } from './script'

const candidates = 6
const MAX_LABEL = 50
/** Of the words that fit, as many as the sections take. */
const SECTIONS_SHARE = 0.8

export const draft: Draft<typeof scriptFields, Script> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading } = input
    const lines = createLines(reading, random)
    for (let n = 0; n < candidates; n += 1) {
      const { opening, middle, closing } = composeScript(reading, lines, {
        seconds: Number(input.parameters.length),
      })
      const plain = isShort(input) || reading.language !== 'en' || reading.kind === 'hard-time'
      const body = plain && !closing && middle.length > 1 ? middle.slice(0, -1) : middle
      const last = closing ?? middle.at(-1) ?? opening
      yield {
        title: workingTitle(reading),
        hook: sceneOf(opening),
        promise: plain
          ? nothing
          : {
              say: '[what viewers will have at the end, one sentence]',
              show: 'The end result, or you at the end',
            },
        sections: body.map((beat) => sectionOf(beat, body.length, input, reading)),
        midCta: plain ? '' : '[the one thing you ask for, one sentence]',
        outro: plain ? sceneOf(last) : endOf(closing),
      }
    }
  },
  shorten(script) {
    if (script.sections.length < 3) return null
    return { ...script, sections: script.sections.slice(0, Math.ceil(script.sections.length / 2)) }
  },
}

const nothing: Script['promise'] = { say: '', show: '' }

const sceneOf = ({ say, show }: ScriptBeat) => ({ say, show })

function endOf(closing: ScriptBeat | null): Script['outro'] {
  return {
    say: `${closing?.say ?? '[the sentence you end on]'} Next: [your next video].`,
    show: 'You, where you began',
  }
}

function sectionOf(
  beat: ScriptBeat,
  sections: number,
  input: ScriptInput,
  { language }: Reading,
): Script['sections'][number] {
  const seconds = (Number(input.parameters.length) * SECTIONS_SHARE) / sections
  return {
    label: beat.label || cutAtWord(beat.say, MAX_LABEL),
    say: isShort(input) || language !== 'en' ? beat.say : stretched(beat.say, timeInWords(seconds)),
    broll: beat.show,
  }
}

/** A beat of a long video: its blank says how long to talk, and a sentence of the visitor's gets room to go on. */
function stretched(say: string, time: string): string {
  if (!hasBlank(say)) return `${say} [the rest of it, in your words, ${time}]`
  return say.replace(/(?:, (?:one sentence|in a few words|a few words|one line))?\]/g, `, ${time}]`)
}

function timeInWords(seconds: number): string {
  if (seconds < 45) return 'half a minute'
  if (seconds < 75) return 'about a minute'
  return seconds < 105 ? 'a minute and a half' : 'a couple of minutes'
}
