/** Whether an English word takes “an”, judged by its letters: “an hour”, “a union”. */
export const startsWithVowelSound = (word: string): boolean =>
  /^(?:[aeio]|u(?!se|ni[^mn])|h(?:our|onest|onou?r))/i.test(word) && !/^(?:one|once|eu)/i.test(word)
