import { hasBlank } from '@/lib/core/strings/blanks'
import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { getWordBudget } from '@/lib/kits/script-timing'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { findPictures } from '@/lib/writer/pictures'
import { buildScript, getHookIndexes } from '@/lib/writer/script'
import { namesAccount } from '@/lib/writer/video-subjects'
import type { Script } from './fields'
import { isShort, type ScriptInput } from './fields'

const MAX_LABEL_WORDS = 6
const compactKinds = ['skit', 'announcement', 'offer', 'pasted', 'hard-time']
/** Prompts for the sections of a long video: a story, then a demonstration. */
const storyPoints = ['where, when and who', 'the small things too', 'what you thought then', 'what you’d do now']
const showPoints = ['what to look out for', 'the mistake people make', 'an example of yours', 'what if it goes wrong']

/** Uses the visitor's sentences. A long video gets an outline with blanks for the content and the minutes. */
export const draft = {
  outputKind: 'sentences' as const,
  *write(input: ScriptInput & { reading: PromptReading }): Generator<Script> {
    const { reading, parameters } = input
    const seconds = Number(parameters.length)
    const isEnglish = reading.language === 'en' && !reading.isHardDay
    const isLong = isEnglish && !isShort(input) && !compactKinds.includes(reading.kind)
    const points = reading.isFirstPerson && reading.kind !== 'how-to' ? storyPoints : showPoints
    const maxWords = getWordBudget(seconds, Number(parameters.pace))
    const options = { maxWords, maxBeats: 4, isLong, canShowSpeaker: true, closingLine: parameters.action }
    if (namesAccount(reading)) return
    for (const hookIndex of getHookIndexes(reading)) {
      const { beats, ending } = buildScript(reading, { ...options, hookIndex })
      const [hook = { say: '', show: '' }, ...middle] = beats.map(({ say, show }) => ({ say, show }))
      const spoken = middle.filter(({ say }) => say !== '')
      const last = ending ?? (spoken.length > 1 && !isLong ? spoken.pop() : undefined) ?? hook
      if (spoken.length === 0) spoken.push({ ...hook, say: '[What happens next, in one line.]' })
      const minutes = Math.max(1, Math.round((seconds * 0.9) / 60 / spoken.length))
      const duration = minutes === 1 ? 'about a minute' : `about ${minutes} minutes`
      yield {
        title: capitalizeIfLowercase(reading.topic ?? hook.say),
        hook,
        promise: { say: '', show: '' },
        sections: spoken.map(({ say, show }, index) => {
          const room = hasBlank(say) ? say.replace(']', `, ${duration}]`) : `${say} [${points[index]}, ${duration}]`
          return { label: getLabel(say, index), say: isLong ? room : say, broll: show }
        }),
        midCta: '',
        outro: { say: last === hook && isEnglish ? 'Next: [your next video].' : last.say, show: last.show },
      }
    }
  },
}

/** Returns a chapter name: the text before a blank, a short sentence, or a visible thing. */
function getLabel(say: string, index: number): string {
  const label = trimEndMatching(/^[^:[]*/.exec(say)?.[0] ?? '', /[.!?…\s]/)
  if (label !== '' && label.split(' ').length <= MAX_LABEL_WORDS) return label
  return capitalizeIfLowercase(findPictures(say).things[0] ?? `Part ${index + 1}`)
}
