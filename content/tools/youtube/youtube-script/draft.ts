import { cutAtWord } from '@/lib/fit/cut'
import { composeScript, type ScriptBeat } from '@/lib/scripts/compose-script'
import { workingTitle } from '@/lib/scripts/own-sentences'
import type { PlanName } from '@/lib/scripts/plans'
import type { Draft } from '@/lib/tool/define'
import { createLines } from '@/lib/writer/frames/lines'
import type { Reading } from '@/lib/writer/reading/reading'
import { isShort, type ScriptInput, type scriptFields } from './fields'
import type { Script } from './script'

/** The kind's own order, then those that hold for any prompt, for another script like the first. */
const orders: readonly (PlanName | undefined)[] = [undefined, 'neutral', 'subject', 'problem', 'story']
const MAX_LABEL = 50
/** Of the words that fit, as many as the sections take. */
const SECTIONS_SHARE = 0.8

export const draft: Draft<typeof scriptFields, Script> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading } = input
    const lines = createLines(reading, random)
    for (const plan of orders) {
      const { opening, middle, closing } = composeScript(reading, lines, {
        seconds: Number(input.parameters.length),
        ...(plan && { plan }),
      })
      const quiet = reading.kind === 'hard-time'
      const plain = quiet || isShort(input) || reading.language !== 'en'
      const body = plain && !quiet && !closing && middle.length > 1 ? middle.slice(0, -1) : middle
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
        outro: quiet
          ? silence(opening)
          : plain
            ? sceneOf(last)
            : endOf(input.parameters.action ? null : closing),
      }
    }
  },
  shorten(script) {
    if (script.sections.length < 3) return null
    return { ...script, sections: script.sections.slice(0, Math.ceil(script.sections.length / 2)) }
  },
}

const nothing: Script['promise'] = { say: '', show: '' }

/** The end of a hard day's video: the first picture, and no more than the visitor wants to say. */
const silence = ({ show }: ScriptBeat) => ({ say: '[the last words, or none]', show })

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
  { language, kind }: Reading,
): Script['sections'][number] {
  const seconds = (Number(input.parameters.length) * SECTIONS_SHARE) / sections
  return {
    label: beat.label || cutAtWord(beat.say.replace(/[[\].]/g, ''), MAX_LABEL),
    say:
      isShort(input) || language !== 'en' || kind === 'hard-time'
        ? beat.say
        : stretched(beat.say, timeInWords(seconds)),
    broll: beat.show,
  }
}

const sentence = /, one (?:sentence|line)\]/g

/** A beat of a long video: its blank says how long to talk; a fact or a sentence of the visitor's gets room to go on. */
function stretched(say: string, time: string): string {
  if (say.search(sentence) >= 0) return say.replace(sentence, `, ${time}]`)
  return `${say} [the rest of it, shown while you talk, ${time}]`
}

function timeInWords(seconds: number): string {
  if (seconds < 45) return 'half a minute'
  if (seconds < 75) return 'about a minute'
  return seconds < 105 ? 'a minute and a half' : 'a couple of minutes'
}
