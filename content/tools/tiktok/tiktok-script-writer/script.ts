import { cleanText, emojiLimits, limitEmoji } from '@/lib/core/strings/clean-text'
import { isWithinWordRange, truncateAtWord } from '@/lib/core/strings/word-limits'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import * as timing from '@/lib/kits/script-timing'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import type { CardDraft } from '@/lib/tool/build-card'
import { type FitContext, isUsable } from '@/lib/tool/item'
import type { DraftContext } from '@/lib/tool/prompt-tool'
import { buildScript, getHookIndexes } from '@/lib/writer/script'
import { writeHashtags } from '@/lib/writer/tags'
import { namesAccount } from '@/lib/writer/video-subjects'
import type { Script, ScriptInput } from './tool'

export const MAX_CAPTION_LENGTH = 150

export function fitScript(script: Script, input: ScriptInput & FitContext): Script | null {
  const { length, pace, emoji } = input.parameters
  const cleanBeats = script.beats.map((beat) => ({ ...beat, say: limitEmoji(cleanText(beat.say), 0) }))
  const beats = timing.trimToWordBudget(cleanBeats, timing.getWordBudget(Number(length), Number(pace)))
  if (!beats?.some(({ say }) => say !== '') || !beats.every(({ say }) => isUsable(say, input))) return null
  return {
    ...script,
    beats,
    caption: limitEmoji(truncateAtWord(script.caption, MAX_CAPTION_LENGTH), emojiLimits[emoji]),
    hashtags: fitHashtags(script.hashtags, { max: tiktokHashtags.max }),
  }
}

export function presentScript({ title, hooks, beats, ...post }: Script, { parameters }: ScriptInput): CardDraft {
  const [length, pace] = [Number(parameters.length), Number(parameters.pace)]
  const timedBeats = timing.addTimes(beats, length).map((beat) => ({ ...beat, time: `${beat.start}-${beat.end} s` }))
  const isTextOnly = parameters.delivery === 'text'
  const caption = joinTexts([post.caption, post.hashtags.join(' ')], '\n')
  const label = isTextOnly ? 'Words to read' : 'Words'
  const otherHooks = hooks.filter((hook) => !beats[0]?.say.startsWith(hook))
  return {
    heading: title,
    parts: [
      ...timedBeats.flatMap(({ time, say, show, onScreenText, sound }, index) => {
        const screenLine = !isTextOnly && onScreenText && `Text: ${onScreenText}`
        const visuals = joinTexts([show, screenLine, sound && `Sound: ${sound}`], '\n')
        const beat = { time, name: isTextOnly ? 'read' : 'say', say, visuals }
        return timing.buildBeatParts(beat, { isSpoken: !isTextOnly, isFirst: index === 0 })
      }),
      ...otherHooks.map((text, index) => ({
        label: `Other first line ${index + 1}`,
        text,
        opening: 'offered' as const,
        rank: 'more' as const,
      })),
      { label: 'Caption', text: caption },
    ],
    ...(!isTextOnly && { pace }),
    meters: timing.buildScriptMeters(label, timing.countSpokenWords(beats), length, pace),
    copy: joinTexts([title, ...timedBeats.map(formatBeat), caption], '\n\n'),
    carry: `${title}. ${beats[0]?.say}`,
  }
}

/** Formats a beat without added words: first the speech, then visuals and “on-screen text” in brackets. */
function formatBeat({ time, say, show, onScreenText, sound }: Script['beats'][number] & { time: string }): string {
  const visuals = joinTexts([show, onScreenText && `“${onScreenText}”`, sound], '. ')
  return joinTexts([time, say, visuals && `(${visuals})`], '\n')
}

function joinTexts(texts: readonly (string | false)[], separator: string): string {
  return texts.filter(Boolean).join(separator)
}

const MAX_HASHTAGS = 3
const MAX_HOOK_WORDS = 15
const SECONDS_PER_BEAT = 6

const outlines: Readonly<Record<string, string>> = { 'problem-solution': 'change', tutorial: 'how-to' }

export function* writeScripts({ reading, parameters, chosen = '' }: ScriptInput & DraftContext): Generator<Script> {
  const { length, pace, delivery, structure, goal, action } = parameters
  if (namesAccount(reading)) return
  for (const hookIndex of getHookIndexes(reading)) {
    const { hooks, beats, ending } = buildScript(reading, {
      maxWords: timing.getWordBudget(Number(length), Number(pace)),
      maxBeats: Math.max(2, Math.floor(Number(length) / SECONDS_PER_BEAT) - 1),
      isLong: false,
      canShowSpeaker: delivery === 'camera',
      outline: outlines[structure] ?? structure,
      closingLine: action || (goal === 'comments' ? 'What would you have done?' : ''),
      chosenHook: isWithinWordRange(chosen, 1, MAX_HOOK_WORDS) && !/[[{]/.test(chosen) ? chosen : '',
      hookIndex,
    })
    if (beats.length < 2) return
    const allBeats = ending ? [...beats, ending] : beats
    yield {
      title: capitalizeIfLowercase(reading.topic ?? hooks[0] ?? ''),
      hooks,
      beats: allBeats.map(({ say, show, text }) => ({ say, show, onScreenText: text, sound: '' })),
      caption: '',
      hashtags: writeHashtags(reading, 'tiktok', MAX_HASHTAGS),
    }
  }
}
