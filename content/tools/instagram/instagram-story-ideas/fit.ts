import { usesAvoidedWord } from '@/lib/core/strings/avoided-word'
import { cleanText } from '@/lib/core/strings/clean-text'
import { splitEmoji } from '@/lib/core/strings/emoji-sequence'
import { holdsWords } from '@/lib/core/strings/holds-words'
import { joinLines, oneLine } from '@/lib/core/strings/lines'
import { inventsNumber } from '@/lib/core/strings/numbers'
import { rejectionOf } from '@/lib/core/strings/reject'
import { hasWords } from '@/lib/core/strings/word-range'
import { instagramPollAnswer } from '@/lib/platforms/networks/instagram'
import { givenBy } from '@/lib/tool/given'
import type { StoryInput } from './fields'
import type { Frame, Story } from './story'

export const MAX_FRAME_WORDS = 15
/** A sentence of the visitor's own may be somewhat longer. */
const MAX_OWN_WORDS = 25
const MAX_ANSWERS = 4
export const MAX_TITLE_WORDS = 10

/**
 * A sequence of at most the length asked for, with short texts and stickers that Instagram accepts; null where it has none or
 * one cannot be used.
 */
export function fitStory(story: Story, input: StoryInput): Story | null {
  const { parameters } = input
  const most = Number(parameters.frames)
  const { frames } = story
  const kept = frames.length > most ? [...frames.slice(0, most - 1), ...frames.slice(-1)] : frames
  if (kept.length === 0) return null
  const fitted = { title: oneLine(story.title), frames: kept.map(fitFrame) }
  const { title } = fitted
  if (!hasWords(title, 1, MAX_TITLE_WORDS)) return null
  const texts = [title, ...fitted.frames.flatMap(textsOf)]
  const given = givenBy(input)
  const longest = (text: string) => (holdsWords(given, text) ? MAX_OWN_WORDS : MAX_FRAME_WORDS)
  if (!fitted.frames.every(({ text }) => hasWords(text, 1, longest(text)))) return null
  const allow = [kept.length, kept.length - 1, kept.length - 2]
  if (texts.some((text) => rejectionOf(text, given) !== null || inventsNumber(text, given, { allow })))
    return null
  return usesAvoidedWord(texts.join(' '), parameters.avoid) ? null : fitted
}

export function textsOf({ visual, text, prompt, options }: Frame): string[] {
  return [visual, text, prompt, ...options].filter((part) => part !== '')
}

function fitFrame(frame: Frame): Frame {
  const prompt = oneLine(frame.prompt)
  const options = answersOf(frame)
  const plain = { visual: oneLine(frame.visual), text: joinLines(cleanText(frame.text)) }
  const asks = frame.sticker === 'poll' || frame.sticker === 'quiz'
  if (frame.sticker === 'none' || prompt === '' || (asks && options.length < 2)) {
    return { ...plain, sticker: 'none', prompt: '', options: [] }
  }
  return { ...plain, sticker: frame.sticker, prompt, options }
}

/** Answers that fit on their buttons, each once; the one emoji of a slider; nothing on other stickers. */
function answersOf({ sticker, options }: Frame): string[] {
  if (sticker === 'slider') return [splitEmoji(options.join(' ')).emoji[0] ?? '😍']
  if (sticker !== 'poll' && sticker !== 'quiz') return []
  const seen = new Set<string>()
  return options
    .map(oneLine)
    .filter((answer) => {
      const key = answer.toLowerCase()
      if (answer === '' || seen.has(key) || answer.length > instagramPollAnswer.max) return false
      seen.add(key)
      return true
    })
    .slice(0, MAX_ANSWERS)
}
