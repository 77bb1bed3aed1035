/** Lists of words that name nothing, by ISO 639-3. */
declare module 'stopword' {
  type Words = readonly string[]
  export const ara: Words
  export const deu: Words
  export const eng: Words
  export const fas: Words
  export const fra: Words
  export const heb: Words
  export const hin: Words
  export const ind: Words
  export const ita: Words
  export const jpn: Words
  export const kor: Words
  export const nld: Words
  export const pol: Words
  export const por: Words
  export const rus: Words
  export const spa: Words
  export const swe: Words
  export const tha: Words
  export const tur: Words
  export const ukr: Words
  export const vie: Words
  export const zho: Words
  export function removeStopwords(words: readonly string[], stopwords?: readonly string[]): string[]
}
