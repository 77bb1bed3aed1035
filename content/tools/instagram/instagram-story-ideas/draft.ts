import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { instagramPollAnswer } from '@/lib/platforms/networks/instagram'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import type { DraftContext } from '@/lib/tool/prompt-tool'
import { getClaim } from '@/lib/writer/lines'
import { getShortTitle, isQuestion } from '@/lib/writer/sentences'
import { buildSequence, splitLongSentence } from '@/lib/writer/sequence-parts'
import { getTopicForm, writeTopicLines } from '@/lib/writer/topic-frames'
import { namesAccount } from '@/lib/writer/video-subjects'
import type { Frame, Story, StoryInput } from './tool'

export const MAX_TITLE_WORDS = 10
export const MAX_FRAME_WORDS = 15

const say = (text: string): Frame => ({ visual: '', text, sticker: 'none', prompt: '', options: [] })
const ask = (text: string, prompt: string): Frame => ({ ...say(text), sticker: 'question', prompt })
const poll = (text: string, prompt: string, ...options: string[]): Frame => ({
  ...ask(text, prompt),
  sticker: 'poll',
  options,
})

/** The words before a choice. */
const choiceHeadPattern =
  /\b(?:between|whether to|(?:should|would|do|did|will|if|whether) (?:I|we|you)(?: (?:rather|prefer|choose|pick|have|get|try|want|go with))?|is it|which(?: one| is better)?,) /i
const undecidedPattern =
  /\b(?:torn|undecided|not sure|unsure|deciding|choosing|(?:can’t|help me) (?:choose|decide|pick))\b/i
/** Starts of set phrases such as "or less" and "or so", and of second questions. */
const otherEndPattern = /^(?:less|more|later|never|not?|none|so|two|what|is|are|am|any\w*|else)\b/i
/** Starts of questions that do not offer what is before "or" as a choice. */
const otherStartPattern = /^(?:any\w*|how|what|when|where|which|who|why)\b/i
const timeEndPattern = / (?:(?:for the )?(?:this|next) \w+|tonight|today|tomorrow)$/i

/** A poll about the two choices of a question such as "should I try A or B?"; null if their words are uncertain. */
function pollChoices(sentence: string): Frame | null {
  const isUndecided = undecidedPattern.test(sentence)
  const separator = isUndecided && /\bbetween\b/.test(sentence) ? / (?:and|or) / : / (?:or|vs\.?|versus) /
  const [left = '', right = '', third] = trimEndMatching(sentence, /[.?]/).split(separator)
  const isAsked = isUndecided || isQuestion(sentence) || sentence.includes(`${left} vs`)
  if (!isAsked || third !== undefined || right === '' || otherEndPattern.test(right)) return null
  const [firstChoice = '', secondChoice = ''] = [left, right].map((text) => text.split(choiceHeadPattern).at(-1))
  const secondWithEnd = secondChoice.replace(timeEndPattern, '')
  const isLong = secondWithEnd.length > instagramPollAnswer.max
  const second = isLong ? secondWithEnd.replace(/ (?:for|in|on|at) .*/, '') : secondWithEnd
  const choices = [firstChoice, second].map((choice) => capitalizeIfLowercase(choice.replace(/^(?:an?|the) /i, '')))
  const maxWords = firstChoice === left ? 2 : 5
  const isCertain = choices.every((choice) => choice.length <= instagramPollAnswer.max && !choice.includes(','))
  if (!isCertain || firstChoice.split(' ').length > maxWords || otherStartPattern.test(firstChoice)) return null
  return poll(isUndecided ? sentence : sentence.replace(/[.?]?$/, '?'), 'Which one?', ...choices)
}

/** A poll about a question to the viewers within a text, such as "Should I film a second part?" */
function pollViewers(sentence: string): Frame | null {
  const isAsked = /^(?:should (?:I|we)|(?:do|did|would|will|are|have|can|could) you)\b(?!.* or ).*\?$/i.test(sentence)
  return isAsked ? poll(sentence, 'Be honest', 'Yes', 'No') : null
}

export function writeStories({ reading, parameters }: StoryInput & DraftContext): Story[] {
  if (namesAccount(reading)) return []
  const { openings, parts } = buildSequence(reading)
  const texts = [...openings.slice(0, 1), ...parts].flatMap((text) => splitLongSentence(text, MAX_FRAME_WORDS + 5))
  const canAsk = !reading.isHardDay && reading.language === 'en'
  const toFrame = (text: string) => (canAsk && (pollChoices(text) ?? pollViewers(text))) || say(text)
  const frames = addCountdown(texts.slice(0, Number(parameters.frames)).map(toFrame), reading)
  const asking = canAsk ? writeAskingFrames(reading) : []
  const isLong = frames.length > 2
  const hasSamePoll = isLong && frames.some(({ sticker, text }) => sticker === 'poll' && text === asking[0]?.text)
  const sequences = asking.length === 0 || hasSamePoll ? [frames] : isLong ? [asking, frames] : [asking]
  return sequences.map((sequence) => ({ title: getShortTitle(reading, MAX_TITLE_WORDS), frames: sequence }))
}

function writeAskingFrames(reading: PromptReading): Frame[] {
  const { topic, sure, question, kind, sentences } = reading
  const [first = ''] = sentences
  const choicePoll = pollChoices(first)
  if (choicePoll) return [choicePoll]
  if (topic !== null && sure) {
    const name = `${capitalizeIfLowercase(topic)}?`
    const room = ask(`Ask me anything about ${topic}.`, 'Your question')
    if (getTopicForm(topic) === 'plain') return [poll(name, 'Are you into it?', 'Always', 'Not yet'), room]
    const line = writeTopicLines(topic, 'hook')[0]?.text ?? name
    return [line.endsWith('?') ? poll(line, 'Be honest', 'Yes', 'No') : ask(line, 'Ask me anything')]
  }
  if (kind === 'question' && question) {
    const isYesOrNo = /^(?:is|are|do|does|did|can|could|should|would|will|has|have)\b(?!.* or (?!not\b))/i.test(
      question,
    )
    if (!isYesOrNo) return [ask(question, 'Your answer')]
    return [poll(question, 'Be honest', 'Yes', 'No'), ask('Tell me why.', 'Why?')]
  }
  const claim = kind === 'opinion' && sure ? getClaim(reading) : null
  return claim ? [poll(claim, 'Agree?', 'Agree', 'Disagree'), ask('Tell me why.', 'Your side')] : []
}

function addCountdown(frames: Frame[], { kind, sure, facts, isHardDay }: PromptReading): Frame[] {
  const day = facts.deadline ?? facts.when
  const isDated = sure && !isHardDay && (kind === 'offer' || kind === 'announcement')
  const last = frames.at(-1)
  if (!last || !isDated || !day) return frames
  return [...frames.slice(0, -1), { ...last, sticker: 'countdown', prompt: capitalizeIfLowercase(day) }]
}
