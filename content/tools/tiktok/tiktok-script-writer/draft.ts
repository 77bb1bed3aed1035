import { isWithinWordRange } from '@/lib/core/strings/word-limits'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { getWordBudget } from '@/lib/kits/script-timing'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { buildScript, getHookIndexes } from '@/lib/writer/script'
import { writeHashtags } from '@/lib/writer/tags'
import { namesAccount } from '@/lib/writer/video-subjects'
import type { Script, ScriptInput } from './fields'

const MAX_HASHTAGS = 3
const MAX_HOOK_WORDS = 15
const SECONDS_PER_BEAT = 6

const outlines: Readonly<Record<string, string>> = { 'problem-solution': 'change', tutorial: 'how-to' }

type ScriptJob = ScriptInput & { reading: PromptReading; chosen?: string }

export const draft = {
  outputKind: 'sentences' as const,
  *write({ reading, parameters, chosen = '' }: ScriptJob): Generator<Script> {
    const { length, pace, delivery, structure, goal, action } = parameters
    if (namesAccount(reading)) return
    for (const hookIndex of getHookIndexes(reading)) {
      const { hooks, beats, ending } = buildScript(reading, {
        maxWords: getWordBudget(Number(length), Number(pace)),
        maxBeats: Math.max(2, Math.floor(Number(length) / SECONDS_PER_BEAT) - 1),
        isLong: false,
        canShowSpeaker: delivery === 'camera',
        outline: outlines[structure] ?? structure,
        closingLine: action || (goal === 'comments' ? 'What would you have done?' : ''),
        chosenHook: isWithinWordRange(chosen, 1, MAX_HOOK_WORDS) && !/[[{]/.test(chosen) ? chosen : '',
        hookIndex,
      })
      const [hook = ''] = hooks
      if (beats.length < 2) return
      const allBeats = ending ? [...beats, ending] : beats
      yield {
        title: capitalizeIfLowercase(reading.topic ?? hook),
        hooks,
        beats: allBeats.map(({ say, show, text }) => ({ say, show, onScreenText: text, sound: '' })),
        caption: '',
        hashtags: writeHashtags(reading, 'tiktok', MAX_HASHTAGS),
      }
    }
  },
}
