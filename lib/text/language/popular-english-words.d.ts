declare module 'popular-english-words' {
  export const words: { getWordCount(): number; getMostPopular(count: number): string[] }
}
