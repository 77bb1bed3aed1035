import { isSubtitles, withTimesOf } from '@/lib/audio/captions/cues-of-file'
import { codePoints } from '@/lib/core/strings/clean-input'
import { cleanVersion } from '@/lib/core/strings/clean-version'
import type { Version } from '@/lib/kits/rewriting/version'
import type { TextTranslatorInput } from './fields'

const MOST_GROWTH = 1.5
const ROOM = 80
/** A sign of these scripts says as much as three letters. */
const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu

const lengthOf = (text: string) => codePoints(text) + 2 * (text.match(dense)?.length ?? 0)

/** Whether the visitor has pasted a subtitle file and says so. */
export function isFile({ prompt, parameters }: TextTranslatorInput): boolean {
  return parameters.format === 'srt' && isSubtitles(prompt)
}

/** A translation of at most 1.5 times the text's length; a subtitle file has its source's times, whatever came back. */
export function fitTranslation({ text }: Version, input: TextTranslatorInput): Version | null {
  const clean = cleanVersion(text, input.prompt)
  const fitted = isFile(input) ? withTimesOf(input.prompt, clean) : clean
  const isTooLong = codePoints(fitted) > MOST_GROWTH * lengthOf(input.prompt) + ROOM
  return fitted === '' || isTooLong ? null : { text: fitted }
}
