import { cleanText, joinLines, toSingleLine } from '@/lib/core/strings/clean-text'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { splitEmoji } from '@/lib/core/strings/emoji-sequence'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { getRejectionReason } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { isWithinWordRange } from '@/lib/core/strings/word-limits'
import { instagramPollAnswer } from '@/lib/platforms/networks/instagram'
import { collectVisitorText } from '@/lib/tool/visitor-text'
import type { Frame, Story, StoryInput } from './fields'

export const MAX_FRAME_WORDS = 15
/** The visitor's own sentences may be somewhat longer. */
const MAX_VISITOR_WORDS = 25
export const MAX_ANSWERS = 4
export const MAX_TITLE_WORDS = 10

/** Limits a story to the selected frames. Returns null if it has no frames or a frame is unusable. */
export function fitStory(story: Story, input: StoryInput): Story | null {
  const { parameters } = input
  const maxFrames = Number(parameters.frames)
  const { frames } = story
  const selectedFrames = frames.length > maxFrames ? [...frames.slice(0, maxFrames - 1), ...frames.slice(-1)] : frames
  if (selectedFrames.length === 0) return null
  const fittedStory = { title: toSingleLine(story.title), frames: selectedFrames.map(fitFrame) }
  const { title } = fittedStory
  if (!isWithinWordRange(title, 1, MAX_TITLE_WORDS)) return null
  const texts = [title, ...fittedStory.frames.flatMap(getFrameTexts)]
  const visitorText = collectVisitorText(input)
  const getMaxWords = (text: string) => (containsPhrase(visitorText, text) ? MAX_VISITOR_WORDS : MAX_FRAME_WORDS)
  if (!fittedStory.frames.every(({ text }) => isWithinWordRange(text, 1, getMaxWords(text)))) return null
  const allowedNumbers = [selectedFrames.length, selectedFrames.length - 1, selectedFrames.length - 2]
  if (
    texts.some(
      (text) =>
        getRejectionReason(text, visitorText) !== null || hasInventedNumber(text, visitorText, { allowedNumbers }),
    )
  )
    return null
  return usesAvoidedWord(texts.join(' '), parameters.avoid) ? null : fittedStory
}

function getFrameTexts({ visual, text, prompt, options }: Frame): string[] {
  return [visual, text, prompt, ...options].filter((part) => part !== '')
}

function fitFrame(frame: Frame): Frame {
  const prompt = toSingleLine(frame.prompt)
  const options = fitAnswers(frame)
  const baseFrame = { visual: toSingleLine(frame.visual), text: joinLines(cleanText(frame.text)) }
  const needsAnswers = frame.sticker === 'poll' || frame.sticker === 'quiz'
  if (frame.sticker === 'none' || prompt === '' || (needsAnswers && options.length < 2)) {
    return { ...baseFrame, sticker: 'none', prompt: '', options: [] }
  }
  return { ...baseFrame, sticker: frame.sticker, prompt, options }
}

/** Returns unique answers that fit on their buttons; the single emoji of a slider; nothing for other stickers. */
function fitAnswers({ sticker, options }: Frame): string[] {
  if (sticker === 'slider') return [splitEmoji(options.join(' ')).emoji[0] ?? '😍']
  if (sticker !== 'poll' && sticker !== 'quiz') return []
  const usedAnswers = new Set<string>()
  return options
    .map(toSingleLine)
    .filter((answer) => {
      const key = answer.toLowerCase()
      if (answer === '' || usedAnswers.has(key) || answer.length > instagramPollAnswer.max) return false
      usedAnswers.add(key)
      return true
    })
    .slice(0, MAX_ANSWERS)
}
