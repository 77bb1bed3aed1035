/** Whether “an” stands before an English word, as far as its letters tell: “an hour”, “a union”. */
export const startsWithVowelSound = (word: string): boolean =>
  /^(?:[aeio]|u(?!se|ni[^mn])|h(?:our|onest|onou?r))/i.test(word) && !/^(?:one|once|eu)/i.test(word)
