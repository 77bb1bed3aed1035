import type { TextStats } from './text-stats'

/**
 * The formulas for English. Grades are school years of the United States, ease runs from 0 to about 100. They mean little below
 * three sentences, SMOG below thirty. Sources: Smith and Senter, AMRL-TR-66-220 (1967) for ARI; Kincaid and others, Research Branch Report 8-75 (1975)
 * for Flesch ease and Flesch–Kincaid; McLaughlin, Journal of Reading 12 (1969) for SMOG. Null for a text without words.
 */
export function computeScores({ sentences, words, letters, syllables, longWords }: TextStats) {
  if (words === 0) return null
  const wordsPerSentence = words / sentences.length
  const syllablesPerWord = syllables / words
  return {
    ari: computeAri(letters, words, sentences.length),
    fleschKincaid: 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59,
    fleschEase: 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord,
    smog: 1.043 * Math.sqrt((longWords * 30) / sentences.length) + 3.1291,
  }
}

/** The grade of the Automated Readability Index. */
export function computeAri(letters: number, words: number, sentences: number): number {
  return 4.71 * (letters / words) + 0.5 * (words / sentences) - 21.43
}

/** A grade as it is said: whole, from 0 to 18. */
export const toWholeGrade = (grade: number): number => Math.min(18, Math.max(0, Math.round(grade)))
