/**
 * One field of a network, as data: what it takes, where that was read, and when. `unit` is how the network counts: UTF-16
 * code units, X's weighted characters, bytes, or one of the further ways that `measure.ts` describes.
 */
export type NetworkField = {
  /** What the network calls it. */
  label: string
  min?: number
  max: number
  unit: 'characters' | 'weighted' | 'bytes' | 'hashtags' | 'graphemes' | 'threads' | 'mastodon'
  certainty: Certainty
  source: string
  checked: '2026-11'
  fold?: Fold
}

/** A the network's own page, B several agreeing third parties, C conflicting sources (the site takes the safe one). */
type Certainty = 'A' | 'B' | 'C'

/** About how many UTF-16 units show before "more", and in how many lines; no network documents it. */
export type Fold = { max: number; maxOnPhone?: number; lines?: number; certainty: Certainty; source: string }
