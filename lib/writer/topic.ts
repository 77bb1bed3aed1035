import type { Niche } from './niches'

/**
 * What a prompt is about, in forms that fit into sentences. Every string is safe to place in a sentence as it is:
 * trimmed, one line, no closing punctuation, lower case but for proper nouns and acronyms.
 */
export type Topic = {
  /** The prompt's language: `en` unless there is evidence for another. ISO 639-1. */
  language: string
  /** Noun phrase without article: "sourdough bread", "home workouts", "my first marathon" gives "first marathon". */
  noun: string
  /** Noun phrase with the article or determiner that a sentence needs: "sourdough bread", "a first marathon". */
  nounWithArticle: string
  /** Whether `noun` takes "are". */
  plural: boolean
  /** Head noun of `noun`, singular and plural: "workout", "workouts". Equal for mass nouns. */
  head: { singular: string; plural: string; mass: boolean }
  /** What a person does, as -ing form with its object: "baking sourdough bread". */
  activity: string
  /** The same as bare infinitive: "bake sourdough bread". */
  infinitive: string
  /** Who it is for when the prompt says so, plural: "busy parents"; null otherwise. */
  audience: string | null
  /** Where or under which condition: "at home", "on a budget"; null otherwise. */
  setting: string | null
  /** Further concrete words of the visitor's own, best first, for use as details: ["rye starter", "no mixer"]. */
  details: readonly string[]
  /** Content words and phrases ranked by weight, singular as typed: ["sourdough bread", "sourdough", "bread"]. */
  keywords: readonly string[]
  /** Whether the visitor tells of themselves: "my trip", "how I lost my job". */
  personal: boolean
  /** The visitor's own line in sentence form where it is short enough to be a title, without request and closing mark; null otherwise. */
  line: string | null
  /** Recognised field, `general` where none is. */
  niche: Niche
}
