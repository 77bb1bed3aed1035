/** Whether a text is in a script whose characters count two on X, so that half as many fit. */
export function usesWideScript(text: string, language: string): boolean {
  const wideScriptPattern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
  return wideScriptPattern.test(text) || ['ja', 'ko', 'zh'].includes(language)
}
