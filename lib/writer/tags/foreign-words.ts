import { hasProfanity } from '@/lib/core/strings/profanity'
import { findForeignNouns } from '@/lib/writer/reading/foreign-nouns'

/** What names something in a text of another language, as typed, at most eight words. */
export function findForeignWords(text: string, language: string): string[] {
  return findForeignNouns(text, language)
    .filter((word) => !hasProfanity(word))
    .slice(0, 8)
}
