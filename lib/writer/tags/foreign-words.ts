import { hasProfanity } from '@/lib/core/strings/profanity'
import { foreignNouns } from '@/lib/writer/reading/foreign-nouns'

/** What names something in a text of another language, as typed, at most eight words. */
export function foreignWords(text: string, language: string): string[] {
  return foreignNouns(text, language)
    .filter((word) => !hasProfanity(word))
    .slice(0, 8)
}
