import { hasBlank } from '@/lib/core/strings/blanks'
import { countWords } from '@/lib/core/strings/count-words'
import { composeScript, type ScriptBeat } from '@/lib/kits/scripts/compose-script'
import { workingTitle } from '@/lib/kits/scripts/own-sentences'
import type { PlanName } from '@/lib/kits/scripts/plans'
import type { Draft } from '@/lib/tool/define'
import { createLines } from '@/lib/writer/frames/lines'
import { topicTags } from '@/lib/writer/tags/topic-tags'
import type { ScriptInput, scriptFields } from './fields'
import type { Beat, Script } from './script'

/** As many as the hook generator gives a hook. */
const MAX_HOOK_WORDS = 15
const MAX_TAGS = 3

const planNames: Record<ScriptInput['parameters']['structure'], PlanName | undefined> = {
  auto: undefined,
  'problem-solution': 'problem',
  story: 'story',
  list: 'list',
  tutorial: 'how-to',
  demo: 'demo',
}

/** Orders that hold for any prompt, for another script like the first. */
const otherPlans: readonly PlanName[] = ['neutral', 'subject', 'problem', 'story']

/** Who only wants to be watched to the end asks for nothing. */
const closings: Record<ScriptInput['parameters']['goal'], 'none' | 'reply' | 'cta'> = {
  'watch-through': 'none',
  comments: 'reply',
  saves: 'cta',
  shares: 'cta',
  follows: 'cta',
  sales: 'cta',
}

export const draft: Draft<typeof scriptFields, Script> = {
  writes: 'sentences',
  *write({ reading, parameters, chosen = '' }, random) {
    const lines = createLines(reading, random)
    for (const [n, plan] of [planNames[parameters.structure], ...otherPlans].entries()) {
      const { hooks, opening, middle, closing } = composeScript(reading, lines, {
        seconds: Number(parameters.length),
        ...(plan && { plan }),
        chosen: n === 0 && isFirstLine(chosen) ? chosen : undefined,
        seen: parameters.delivery === 'camera',
        closing: closings[parameters.goal],
      })
      yield {
        title: workingTitle(reading),
        hooks,
        beats: [opening, ...middle, ...(closing ? [closing] : [])].map(beatOf),
        caption: lines.next('caption', (text) => !hasBlank(text))?.text ?? workingTitle(reading),
        hashtags: topicTags(reading, MAX_TAGS, random),
      }
    }
  },
  shorten(script) {
    const [first, ...others] = script.beats
    const last = others.at(-1)
    const middle = others.slice(0, -1)
    if (!first || !last || middle.length < 2) return null
    return { ...script, beats: [first, ...middle.slice(0, Math.ceil(middle.length / 2)), last] }
  },
}

/** Whether a text that came along can open a script: as long as a hook may be, and without a blank to fill. */
function isFirstLine(text: string): boolean {
  return text !== '' && countWords(text) <= MAX_HOOK_WORDS && !/[[{]/.test(text)
}

function beatOf({ say, show, screen }: ScriptBeat): Beat {
  return { say, show, onScreenText: screen, sound: '' }
}
