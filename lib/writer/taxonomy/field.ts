/**
 * How a field is written down: lists of words, parted by commas, of tags by spaces. `nouns` name it for sure, in the singular (a plural alone counts
 * as plural only); `hints` have other meanings too and name it where two of them stand in one prompt.
 */
export type Field = {
  label: string
  nouns: string
  hints?: string
  shots: string
  broad: string
  niche: string
  audience: string
  people: string
  emoji: string
}
