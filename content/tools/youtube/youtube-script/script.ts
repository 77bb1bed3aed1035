import { formatTimestamp } from '@/lib/core/format/format-time'
import { hasBlank } from '@/lib/core/strings/blanks'
import { cleanText, limitEmoji } from '@/lib/core/strings/clean-text'
import { ensureEndPunctuation, trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { capitalizeIfLowercase, createPrefixWordCounter } from '@/lib/core/strings/words'
import { generateShorterTexts } from '@/lib/kits/posts/post'
import * as timing from '@/lib/kits/script-timing'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { CardDraft } from '@/lib/tool/build-card'
import type { DraftContext } from '@/lib/tool/prompt-tool'
import { findPictures } from '@/lib/writer/pictures'
import { buildScript, getHookIndexes } from '@/lib/writer/script'
import { namesAccount } from '@/lib/writer/video-subjects'
import { buildChapters, buildTimeline, isShort, MAX_HOOK_SECONDS, type TimedBeat, toBeats } from './beats'
import type { Script, ScriptInput } from './tool'

const MAX_LABEL_LENGTH = 60

/** Cuts a script to its time: a hook to 30 seconds, then sentences of the longest part between opening and end. */
export function fitScript(script: Script, { parameters: { length, pace, action } }: ScriptInput): Script | null {
  const maxHookWords = timing.getWordBudget(MAX_HOOK_SECONDS, Number(pace))
  const ownRequest = ensureEndPunctuation(capitalizeIfLowercase(action))
  const wholeScript: Script = {
    ...script,
    hook: { ...script.hook, say: shortenToWords(script.hook.say, maxHookWords) },
    promise: isShort(length) ? { say: '', show: '' } : script.promise,
    midCta: isShort(length) ? '' : limitEmoji(cleanText(ownRequest), 0) || script.midCta,
  }
  const beats = timing.trimToWordBudget(toBeats(wholeScript), timing.getWordBudget(Number(length), Number(pace)))
  const getSpokenText = (name: string) => beats?.find(({ part }) => part === name)?.say ?? ''
  const sections = (beats ?? []).filter(({ part }) => part === 'section')
  if (sections.length === 0 || getSpokenText('hook') === '') return null
  return {
    ...wholeScript,
    title: truncateAtWord(script.title, youtubeTitle.max),
    promise: { ...wholeScript.promise, say: getSpokenText('promise') },
    sections: sections.map(({ label, say, show }) => ({
      label: truncateAtWord(label, MAX_LABEL_LENGTH),
      say,
      broll: show,
    })),
    midCta: getSpokenText('request'),
  }
}

function shortenToWords(text: string, maxWords: number): string {
  const countWordsUntil = createPrefixWordCounter(text, maxWords + 1)
  if (countWordsUntil(text.length) <= maxWords) return text
  return generateShorterTexts(text).find(({ length }) => countWordsUntil(length) <= maxWords) ?? ''
}

/** A script with less than this share of the words that fit is an outline. */
const MAX_OUTLINE_SHARE = 0.6

export function presentScript(script: Script, input: ScriptInput): CardDraft {
  const [seconds, pace] = [Number(input.parameters.length), Number(input.parameters.pace)]
  const beats = buildTimeline(script, input)
  const wordCount = timing.countSpokenWords(beats)
  const isLong = !isShort(input.parameters.length)
  const isOutline = isLong && wordCount < timing.getWordBudget(seconds, pace) * MAX_OUTLINE_SHARE
  const duration = formatTimestamp(timing.getSpeakingSeconds(wordCount, pace))
  const chapters = buildChapters(beats, input)
    .map(({ time, label }) => `${time} ${label}`)
    .join('\n')
  return {
    heading: script.title,
    parts: [
      ...beats.flatMap((beat, index) =>
        timing.buildBeatParts(
          { time: formatTimeRange(beat), name: beat.label, say: beat.say, visuals: beat.show },
          { isSpoken: true, isFirst: index === 0 },
        ),
      ),
      { label: 'Chapters for the description', text: chapters, rank: 'more' },
    ],
    pace,
    meters: timing.buildScriptMeters('Words', wordCount, seconds, pace),
    ...(isOutline && { outline: true }),
    notes: [
      isOutline &&
        `This is an outline. Its words take about ${duration} of ${formatTimestamp(seconds)}, and the rest is for visuals and your blanks.`,
      isLong && 'Adjust the chapter times after you edit.',
    ],
    copy: [script.title, ...beats.map(formatBeat), chapters].filter(Boolean).join('\n\n'),
    carry: script.title,
  }
}

/** Formats a beat like a screenplay: the chapter, the speech, then the visuals in brackets. */
function formatBeat(beat: TimedBeat): string {
  const { part, label, say, show } = beat
  const name = part === 'section' && /\p{L}/u.test(label) && !say.startsWith(label) ? ` ${label}` : ''
  return [`${formatTimeRange(beat)}${name}`, say, show && `(${show})`].filter(Boolean).join('\n')
}

function formatTimeRange({ start, end }: TimedBeat): string {
  return `${formatTimestamp(start)}-${formatTimestamp(end)}`
}

const MAX_LABEL_WORDS = 6
const compactKinds = ['skit', 'announcement', 'offer', 'pasted', 'hard-time']
/** Prompts for the sections of a long video: a story, then a demonstration. */
const storyPoints = ['where, when and who', 'the small things too', 'what you thought then', 'what you’d do now']
const showPoints = ['what to look out for', 'the mistake people make', 'an example of yours', 'what if it goes wrong']

/** Uses the visitor's sentences. A long video gets an outline with blanks for the content and the minutes. */
export function* writeScripts({ reading, parameters }: ScriptInput & DraftContext): Generator<Script> {
  const seconds = Number(parameters.length)
  const isEnglish = reading.language === 'en' && !reading.isHardDay
  const isLong = isEnglish && !isShort(parameters.length) && !compactKinds.includes(reading.kind)
  const points = reading.isFirstPerson && reading.kind !== 'how-to' ? storyPoints : showPoints
  const maxWords = timing.getWordBudget(seconds, Number(parameters.pace))
  // `fitScript` puts the call to action in the middle of a long video.
  const closingLine = isShort(parameters.length) ? parameters.action : ''
  const options = { maxWords, maxBeats: 4, isLong, canShowSpeaker: true, closingLine }
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
}

/** Returns a chapter name: the text before a blank, a short sentence, or a visible thing. */
function getLabel(say: string, index: number): string {
  const label = trimEndMatching(/^[^:[]*/.exec(say)?.[0] ?? '', /[.!?…\s]/)
  if (label !== '' && label.split(' ').length <= MAX_LABEL_WORDS) return label
  return capitalizeIfLowercase(findPictures(say).things[0] ?? `Part ${index + 1}`)
}
