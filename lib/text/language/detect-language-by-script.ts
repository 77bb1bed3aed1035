const scriptPatterns: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  ...'ko:Hangul zh:Han ru:Cyrillic ar:Arabic he:Hebrew el:Greek hi:Devanagari bn:Bengali ta:Tamil te:Telugu gu:Gujarati pa:Gurmukhi kn:Kannada ml:Malayalam si:Sinhala th:Thai km:Khmer lo:Lao my:Myanmar ka:Georgian hy:Armenian am:Ethiopic'
    .split(' ')
    .map((entry) => entry.split(':'))
    .map(([language = '', script]) => [new RegExp(`\\p{Script=${script}}`, 'gu'), language] as const),
]

/** Letters that identify one of several languages with the same script. */
const sharedScriptLetters: readonly (readonly [string, RegExp, string])[] = [
  ['ru', /[іїєґ]/i, 'uk'],
  ['ru', /[ђћџљњј]/i, 'sr'],
  ['ar', /[پچژگ]/, 'fa'],
  ['ar', /[ٹڈڑںے]/, 'ur'],
]

/** Null for Latin text. A Chinese, Japanese or Korean character weighs as much as three letters. */
export function detectLanguageByScript(text: string): string | null {
  const latinCount = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  let [bestLanguage, bestWeight] = ['', 0]
  let kanaCount = 0
  for (const [letterPattern, language] of scriptPatterns) {
    const count = text.match(letterPattern)?.length ?? 0
    if (language === 'ja') kanaCount = count
    const weight = count * (/ja|ko|zh/.test(language) ? 3 : 1)
    if (weight > bestWeight) [bestLanguage, bestWeight] = [language, weight]
  }
  if (bestWeight === 0 || bestWeight < latinCount) return null
  if (bestLanguage === 'zh' && kanaCount > 0) return 'ja'
  return (
    sharedScriptLetters.find(
      ([language, letterPattern]) => language === bestLanguage && letterPattern.test(text),
    )?.[2] ?? bestLanguage
  )
}
