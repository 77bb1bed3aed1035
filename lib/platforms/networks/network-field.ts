/** `unit` is the network's unit of length: UTF-16 code units, X's weighted characters, bytes or another. */
export type NetworkField = {
  /** The network's own name for the field. */
  label: string
  min?: number
  max: number
  unit: 'characters' | 'weighted' | 'bytes' | 'hashtags' | 'graphemes' | 'threads' | 'mastodon'
  certainty: Certainty
  source: string
  checked: `${number}-${number}`
  fold?: Fold
}

/** A: the network's own page; B: third parties that agree; C: conflicting sources (the safe value is used). */
type Certainty = 'A' | 'B' | 'C'

/** Approximate UTF-16 code units and lines shown before "more". No network documents these. */
export type Fold = { max: number; maxOnPhone?: number; lines?: number; certainty: Certainty; source: string }
