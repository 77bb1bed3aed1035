import { countWords } from '@/lib/core/strings/words'
import type { Instructions, PromptReading } from '@/lib/tool/prompt-reading'

/** The form of a line; it sets the label of its card. */
export type LineForm = 'question' | 'opinion' | 'list' | 'how-to' | 'scene' | 'statement' | 'topic' | 'quiet'

export type Line = {
  text: string
  form: LineForm
  /** Another detail from the prompt, short enough for text on screen. */
  detail?: string
}

export function createLines(form: LineForm, texts: readonly (string | false | null | undefined)[]): Line[] {
  return texts.flatMap((text) => (text ? [{ text, form }] : []))
}

const MAX_SHORT_WORDS = 20

export function followsInstructions(text: string, instructions: Instructions): boolean {
  const { maxCharacters = Number.POSITIVE_INFINITY, isShort, noQuestion } = instructions
  const { maxWords = isShort ? MAX_SHORT_WORDS : Number.POSITIVE_INFINITY } = instructions
  return text.length <= maxCharacters && countWords(text) <= maxWords && !(noQuestion && text.includes('?'))
}

export function setCase(text: string, { isLowercase }: Pick<Instructions, 'isLowercase'>): string {
  return isLowercase ? text.replace(/\S+/g, (word) => (/[@/\d]/.test(word) ? word : word.toLowerCase())) : text
}

/** Returns a space and the visitor's first emoji, or '' if emoji are unwanted or on a hard day. */
export function getEmojiSuffix({ isHardDay, instructions, emoji: [first] }: PromptReading, level: string): string {
  return first && level !== 'none' && !isHardDay && !instructions.noEmoji ? ` ${first}` : ''
}
