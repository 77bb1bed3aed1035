import type { TextStats } from './text-stats'

/**
 * Computes readability scores for English; null for a text without words. Grades are US school years; ease is about 0
 * to 100. Not meaningful below three sentences, SMOG below thirty. Sources: Smith and Senter, AMRL-TR-66-220 (1967) for
 * ARI; Kincaid and others, Research Branch Report 8-75 (1975) for Flesch ease and Flesch–Kincaid; McLaughlin, Journal
 * of Reading 12 (1969) for SMOG.
 */
export function computeReadabilityScores({
  sentences,
  wordCount,
  letterCount,
  syllableCount,
  longWordCount,
}: TextStats) {
  if (wordCount === 0) return null
  const wordsPerSentence = wordCount / sentences.length
  const syllablesPerWord = syllableCount / wordCount
  return {
    ari: computeAri(letterCount, wordCount, sentences.length),
    fleschKincaid: 0.39 * wordsPerSentence + 11.8 * syllablesPerWord - 15.59,
    fleschEase: 206.835 - 1.015 * wordsPerSentence - 84.6 * syllablesPerWord,
    smog: 1.043 * Math.sqrt((longWordCount * 30) / sentences.length) + 3.1291,
  }
}

export function computeAri(letterCount: number, wordCount: number, sentenceCount: number): number {
  return 4.71 * (letterCount / wordCount) + 0.5 * (wordCount / sentenceCount) - 21.43
}

export const toWholeGrade = (grade: number): number => Math.min(18, Math.max(0, Math.round(grade)))
