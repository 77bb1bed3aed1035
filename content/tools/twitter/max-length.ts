import { xPost } from '@/lib/platforms/networks/x'

/** Margin below X's limit, because models count inaccurately. */
const WEIGHT_MARGIN = 20

/** Tells a model how long a text beside a number may be. X counts the characters of some scripts twice. */
export function describeMaxLength(prompt: string, language: string, numberWeight = 0): string {
  const maxWeight = xPost.max - numberWeight - WEIGHT_MARGIN
  const wideScriptPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
  return wideScriptPattern.test(prompt) || ['ja', 'ko', 'zh'].includes(language)
    ? `Each text has at most ${Math.floor(maxWeight / 2)} characters, because X counts each of them twice.`
    : `Each text has at most ${maxWeight} characters.`
}
