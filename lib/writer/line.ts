import type { Instructions } from '@/lib/tool/prompt-reading'
import { countWords } from './sentences'

/** What a line is, for the label on its card. */
export type LineForm = 'question' | 'opinion' | 'list' | 'how-to' | 'scene' | 'statement' | 'topic' | 'quiet'

/** One line of a hook or a title, with its closing mark. */
export type Line = {
  text: string
  form: LineForm
  /** Another of the visitor's details, short enough for a screen. */
  detail?: string
}

/** Lines of one form; what there is no text for is left out. */
export function createLines(form: LineForm, texts: readonly (string | false | null | undefined)[]): Line[] {
  return texts.flatMap((text) => (text ? [{ text, form }] : []))
}

/** Words of a text that was asked to be short. */
const MAX_SHORT_WORDS = 20

/** Whether a text is as long as was asked, and asks nothing where no question was wanted. */
export function isAsAsked(text: string, { maxCharacters, maxWords, isShort, noQuestion }: Instructions): boolean {
  const wordLimit = maxWords ?? (isShort ? MAX_SHORT_WORDS : Number.POSITIVE_INFINITY)
  const isWithin = text.length <= (maxCharacters ?? Number.POSITIVE_INFINITY) && countWords(text) <= wordLimit
  return isWithin && !(noQuestion && text.includes('?'))
}

/** A text in small letters where that was asked; links, handles and codes stay as they are. */
export function setCase(text: string, { isLowercase }: Instructions): string {
  return isLowercase ? text.replace(/\S+/g, (word) => (/[@/\d]/.test(word) ? word : word.toLowerCase())) : text
}
