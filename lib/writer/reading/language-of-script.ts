const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Han}/gu, 'zh'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Hebrew}/gu, 'he'],
  [/\p{Script=Greek}/gu, 'el'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Sinhala}/gu, 'si'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Khmer}/gu, 'km'],
  [/\p{Script=Lao}/gu, 'lo'],
  [/\p{Script=Myanmar}/gu, 'my'],
  [/\p{Script=Georgian}/gu, 'ka'],
  [/\p{Script=Armenian}/gu, 'hy'],
  [/\p{Script=Ethiopic}/gu, 'am'],
]

/** Letters of one language among those that share its script. */
const within: readonly (readonly [string, RegExp, string])[] = [
  ['ru', /[іїєґ]/i, 'uk'],
  ['ru', /[ђћџљњј]/i, 'sr'],
  ['ar', /[پچژگ]/, 'fa'],
  ['ar', /[ٹڈڑںے]/, 'ur'],
]

/** The language of a text that is not in Latin letters, by its script; null for Latin ones. One Chinese, Japanese or Korean sign weighs as much as three letters. */
export function languageOfScript(text: string): string | null {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  let [best, most] = ['', 0]
  let kana = 0
  for (const [letters, language] of scripts) {
    const count = text.match(letters)?.length ?? 0
    if (language === 'ja') kana = count
    const weight = count * (/ja|ko|zh/.test(language) ? 3 : 1)
    if (weight > most) [best, most] = [language, weight]
  }
  if (most === 0 || most < latin) return null
  if (best === 'zh' && kana > 0) return 'ja'
  return within.find(([language, letters]) => language === best && letters.test(text))?.[2] ?? best
}
