import { hasBlank } from '@/lib/core/strings/blanks'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { composeScript, type ScriptBeat } from '@/lib/kits/scripts/compose-script'
import { elsewhere } from '@/lib/kits/scripts/elsewhere'
import { workingTitle } from '@/lib/kits/scripts/own-sentences'
import type { PlanName } from '@/lib/kits/scripts/plans'
import type { Draft } from '@/lib/tool/define'
import type { Kind, Reading } from '@/lib/tool/reading'
import { createLines } from '@/lib/writer/frames/lines'
import { isShort, type scriptFields } from './fields'
import type { Script } from './script'

/** The kind's own order, then those that hold for any prompt, for another script like the first. */
const orders: readonly (PlanName | undefined)[] = [undefined, 'neutral', 'subject', 'problem', 'story']
const MAX_LABEL = 50
const MAX_SECTIONS = 4
/** As many beats as a video of this length has; a longer one has more to say in each. */
const MAX_SECONDS = 45
/** Kinds that say what they have to say, however long a video may be. */
const brief: readonly Kind[] = ['skit', 'announcement', 'offer', 'pasted', 'hard-time']
/** Of the time, as much as the sections take. */
const SECTIONS_SHARE = 0.9

export const draft: Draft<typeof scriptFields, Script> = {
  writes: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const lines = createLines(reading, random)
    for (const plan of orders) {
      const { opening, middle, closing } = composeScript(reading, lines, {
        seconds: Math.min(Number(parameters.length), MAX_SECONDS),
        ...(plan && { plan }),
      })
      const bare = isShort(input) || reading.language !== 'en' || brief.includes(reading.kind)
      const end = parameters.action
        ? null
        : (closing ??
          (bare && middle.length > 1 && middle.some(({ say }) => hasBlank(say)) ? middle.at(-1) : null))
      const told = middle.filter((beat) => beat !== end && !isRequest(beat, parameters.action))
      const body = (told.length > 0 ? told : [opening]).slice(
        0,
        reading.kind === 'list' ? told.length : MAX_SECTIONS,
      )
      const open = body.filter(({ say }) => hasBlank(say)).length || body.length
      const time = timeInWords((Number(parameters.length) * SECTIONS_SHARE) / open)
      yield {
        title: workingTitle(reading),
        hook: sceneOf(opening),
        promise: { say: '', show: '' },
        sections: body.map((beat, index) => ({
          label: labelOf(beat, index),
          say: bare ? beat.say : stretched(beat.say, time, open === body.length),
          broll: beat.show,
        })),
        midCta: '',
        outro: endOf(end, opening, reading),
      }
    }
  },
  shorten(script) {
    if (script.sections.length < 3) return null
    return { ...script, sections: script.sections.slice(0, Math.ceil(script.sections.length / 2)) }
  },
}

const sceneOf = ({ say, show }: ScriptBeat) => ({ say, show })

const isRequest = ({ say }: ScriptBeat, action: string) =>
  action !== '' && say.toLowerCase().includes(action.toLowerCase())

function endOf(end: ScriptBeat | null | undefined, { show }: ScriptBeat, reading: Reading): Script['outro'] {
  if (end) return sceneOf(end)
  if (reading.kind === 'hard-time') return { say: '[the last words, or none]', show }
  const [, , blank] = elsewhere[reading.language]?.blanks ?? []
  return { say: blank ?? (reading.language === 'en' ? '[the sentence you end on]' : reading.line), show }
}

/** A chapter is named by its beat, else by the visitor's words, never by what a blank asks for. */
function labelOf({ label, say }: ScriptBeat, index: number): string {
  return label || (hasBlank(say) ? String(index + 1) : truncateAtWord(say.replace(/[.!?…]$/, ''), MAX_LABEL))
}

/** A beat of a long video: its blank says how long to talk. Where none has one, the visitor's own words get room to go on. */
function stretched(say: string, time: string, none: boolean): string {
  if (hasBlank(say)) return say.replace(/(?:, one (?:sentence|line))?\]/, `, ${time}]`)
  return none ? `${say} [what happens here, ${time}]` : say
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function timeInWords(seconds: number): string {
  if (seconds < 45) return 'about half a minute'
  if (seconds >= 75 && seconds < 105) return 'about a minute and a half'
  const minutes = Math.min(Math.round(seconds / 60), numbers.length)
  return minutes === 1 ? 'about a minute' : `about ${numbers[minutes - 1]} minutes`
}
