import { blankPattern } from '@/lib/core/strings/blanks'

const functionWords = new Set(
  `a an the and or but so if then than as at by for from in into of off on onto out over to up with without about after
   before is are was were be been being am do does did done have has had will would can could should may might must i me my
   mine we us our you your yours he him his she her it its they them their this that these those there here what which who
   why how when where not no yes just very really all any some each every more most only own same too now let get got make
   made one two way ways thing things everything anything something i'm i've i'd i'll you're you've it's that's what's here's don't doesn't didn't can't
   won't isn't aren't wasn't`.split(/\s+/),
)

/** Returns the words of a line in lower case. A blank such as `[your number]` counts as one number. */
export function splitWords(text: string): string[] {
  const plainText = text.replace(blankPattern, '0').replace(/’/g, "'").toLowerCase()
  return plainText.match(/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}'+#]*/gu) ?? []
}

export function extractContentWords(text: string): string[] {
  return splitWords(text).filter((word) => !functionWords.has(word) && (word.length > 1 || /\p{N}/u.test(word)))
}

/** Removes inflectional endings: "baths" and "bathing" become "bath". */
export function stemWord(word: string): string {
  return word.length > 4 ? word.replace(/'s$/, '').replace(/(?:ing|ed|es|s|e)$/, '') : word
}

export function quoteWords(words: readonly string[]): string {
  return words.map((word) => `“${word}”`).join(', ')
}
