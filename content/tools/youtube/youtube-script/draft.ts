import { hasBlank } from '@/lib/core/strings/blanks'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { composeScript, type ScriptBeat } from '@/lib/kits/scripts/compose-script'
import { localizedScriptTexts } from '@/lib/kits/scripts/localized-script-texts'
import type { PlanName } from '@/lib/kits/scripts/plans'
import { buildWorkingTitle } from '@/lib/kits/scripts/visitor-sentences'
import type { ParsedPrompt, PromptKind } from '@/lib/tool/parsed-prompt'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker } from '@/lib/writer/frames/line-picker'
import { isShort, type scriptFields } from './fields'
import type { Script } from './script'

/** The kind's own order, then those that hold for any prompt, for another script like the first. */
const planNames: readonly (PlanName | undefined)[] = [undefined, 'neutral', 'subject', 'problem', 'story']
const MAX_LABEL_LENGTH = 50
const MAX_SECTIONS = 4
/** As many beats as a video of this length has; a longer one has more to say in each. */
const MAX_PLANNED_SECONDS = 45
/** Kinds that say what they have to say, however long a video may be. */
const compactKinds: readonly PromptKind[] = ['skit', 'announcement', 'offer', 'pasted', 'hard-time']
/** Of the time, as much as the sections take. */
const SECTIONS_SHARE = 0.9

export const draft: DraftRecipe<typeof scriptFields, Script> = {
  outputKind: 'sentences',
  *write(input, random) {
    const { reading, parameters } = input
    const linePicker = createLinePicker(reading, random)
    for (const plan of planNames) {
      const { opening, middle, closing } = composeScript(reading, linePicker, {
        seconds: Math.min(Number(parameters.length), MAX_PLANNED_SECONDS),
        ...(plan && { plan }),
      })
      const isCompact = isShort(input) || reading.language !== 'en' || compactKinds.includes(reading.kind)
      const endingBeat = parameters.action
        ? null
        : (closing ??
          (isCompact && middle.length > 1 && middle.some(({ say }) => hasBlank(say)) ? middle.at(-1) : null))
      const contentBeats = middle.filter((beat) => beat !== endingBeat && !isRequest(beat, parameters.action))
      const sectionBeats = (contentBeats.length > 0 ? contentBeats : [opening]).slice(
        0,
        reading.kind === 'list' ? contentBeats.length : MAX_SECTIONS,
      )
      const extendableCount = sectionBeats.filter(({ say }) => hasBlank(say)).length || sectionBeats.length
      const duration = formatDuration((Number(parameters.length) * SECTIONS_SHARE) / extendableCount)
      yield {
        title: buildWorkingTitle(reading),
        hook: toScene(opening),
        promise: { say: '', show: '' },
        sections: sectionBeats.map((beat, index) => ({
          label: buildLabel(beat, index),
          say: isCompact ? beat.say : extendBeat(beat.say, duration, extendableCount === sectionBeats.length),
          broll: beat.show,
        })),
        midCta: '',
        outro: buildOutro(endingBeat, opening, reading),
      }
    }
  },
  shorten(script) {
    if (script.sections.length < 3) return null
    return { ...script, sections: script.sections.slice(0, Math.ceil(script.sections.length / 2)) }
  },
}

const toScene = ({ say, show }: ScriptBeat) => ({ say, show })

const isRequest = ({ say }: ScriptBeat, action: string) =>
  action !== '' && say.toLowerCase().includes(action.toLowerCase())

function buildOutro(
  endingBeat: ScriptBeat | null | undefined,
  { show }: ScriptBeat,
  reading: ParsedPrompt,
): Script['outro'] {
  if (endingBeat) return toScene(endingBeat)
  if (reading.kind === 'hard-time') return { say: '[the last words, or none]', show }
  const [, , blank] = localizedScriptTexts[reading.language]?.blanks ?? []
  return { say: blank ?? (reading.language === 'en' ? '[the sentence you end on]' : reading.line), show }
}

/** A chapter is named by its beat, else by the visitor's words, never by what a blank asks for. */
function buildLabel({ label, say }: ScriptBeat, index: number): string {
  return label || (hasBlank(say) ? String(index + 1) : truncateAtWord(say.replace(/[.!?…]$/, ''), MAX_LABEL_LENGTH))
}

/** A beat of a long video: its blank says how long to talk. Where none has one, the visitor's own words get room to go on. */
function extendBeat(say: string, duration: string, shouldAddBlank: boolean): string {
  if (hasBlank(say)) return say.replace(/(?:, one (?:sentence|line))?\]/, `, ${duration}]`)
  return shouldAddBlank ? `${say} [what happens here, ${duration}]` : say
}

const numberWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function formatDuration(seconds: number): string {
  if (seconds < 45) return 'about half a minute'
  if (seconds >= 75 && seconds < 105) return 'about a minute and a half'
  const minutes = Math.min(Math.round(seconds / 60), numberWords.length)
  return minutes === 1 ? 'about a minute' : `about ${numberWords[minutes - 1]} minutes`
}
