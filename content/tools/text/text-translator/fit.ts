import { isSubtitleFile, restoreTimings } from '@/lib/audio/captions/subtitle-file'
import { countCodePoints } from '@/lib/core/strings/clean-input'
import { cleanRewrite } from '@/lib/core/strings/clean-text'
import type { Rewrite } from '@/lib/kits/rewrite'
import type { TextTranslatorInput } from './fields'

const MAX_LENGTH_RATIO = 1.5
const EXTRA_LENGTH = 80
/** A character of these scripts counts as three letters. */
const denseScriptPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu

const estimateLength = (text: string) => countCodePoints(text) + 2 * (text.match(denseScriptPattern)?.length ?? 0)

export function isSubtitleInput({ prompt, parameters }: TextTranslatorInput): boolean {
  return parameters.format === 'srt' && isSubtitleFile(prompt)
}

/** Returns a translation of at most 1.5 times the text's length; a subtitle file gets its source's times. */
export function fitTranslation({ text }: Rewrite, input: TextTranslatorInput): Rewrite | null {
  const cleanedText = cleanRewrite(text, input.prompt)
  const translation = isSubtitleInput(input) ? restoreTimings(input.prompt, cleanedText) : cleanedText
  const isTooLong = countCodePoints(translation) > MAX_LENGTH_RATIO * estimateLength(input.prompt) + EXTRA_LENGTH
  return translation === '' || isTooLong ? null : { text: translation }
}
