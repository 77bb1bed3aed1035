import { hasBlank } from '@/lib/core/strings/blanks'
import { countWords } from '@/lib/core/strings/count-words'
import { composeScript, type ScriptBeat } from '@/lib/kits/scripts/compose-script'
import type { PlanName } from '@/lib/kits/scripts/plans'
import { buildWorkingTitle } from '@/lib/kits/scripts/visitor-sentences'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker } from '@/lib/writer/frames/line-picker'
import { buildTopicTags } from '@/lib/writer/tags/topic-tags'
import type { ScriptInput, scriptFields } from './fields'
import type { Beat, Script } from './script'

/** As many as the hook generator gives a hook. */
const MAX_HOOK_WORDS = 15
const MAX_HASHTAGS = 3

const planByStructure: Record<ScriptInput['parameters']['structure'], PlanName | undefined> = {
  auto: undefined,
  'problem-solution': 'problem',
  story: 'story',
  list: 'list',
  tutorial: 'how-to',
  demo: 'demo',
}

/** Orders that hold for any prompt, for another script like the first. */
const fallbackPlans: readonly PlanName[] = ['neutral', 'subject', 'problem', 'story']

/** Who only wants to be watched to the end asks for nothing. */
const closingByGoal: Record<ScriptInput['parameters']['goal'], 'none' | 'reply' | 'cta'> = {
  'watch-through': 'none',
  comments: 'reply',
  saves: 'cta',
  shares: 'cta',
  follows: 'cta',
  sales: 'cta',
}

export const draft: DraftRecipe<typeof scriptFields, Script> = {
  outputKind: 'sentences',
  *write({ reading, parameters, chosen: chosenText = '' }, random) {
    const linePicker = createLinePicker(reading, random)
    for (const [index, plan] of [planByStructure[parameters.structure], ...fallbackPlans].entries()) {
      const { hooks, opening, middle, closing } = composeScript(reading, linePicker, {
        seconds: Number(parameters.length),
        ...(plan && { plan }),
        chosenHook: index === 0 && canOpenScript(chosenText) ? chosenText : undefined,
        canFaceCamera: parameters.delivery === 'camera',
        closing: closingByGoal[parameters.goal],
      })
      yield {
        title: buildWorkingTitle(reading),
        hooks,
        beats: [opening, ...middle, ...(closing ? [closing] : [])].map(toBeat),
        caption: linePicker.takeNext('caption', (text) => !hasBlank(text))?.text ?? buildWorkingTitle(reading),
        hashtags: buildTopicTags(reading, MAX_HASHTAGS, random),
      }
    }
  },
  shorten(script) {
    const [firstBeat, ...otherBeats] = script.beats
    const lastBeat = otherBeats.at(-1)
    const middleBeats = otherBeats.slice(0, -1)
    if (!firstBeat || !lastBeat || middleBeats.length < 2) return null
    return { ...script, beats: [firstBeat, ...middleBeats.slice(0, Math.ceil(middleBeats.length / 2)), lastBeat] }
  },
}

/** Whether a text that came along can open a script: as long as a hook may be, and without a blank to fill. */
function canOpenScript(text: string): boolean {
  return text !== '' && countWords(text) <= MAX_HOOK_WORDS && !/[[{]/.test(text)
}

function toBeat({ say, show, screen }: ScriptBeat): Beat {
  return { say, show, onScreenText: screen, sound: '' }
}
