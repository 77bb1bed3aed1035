/**
 * A field of a network with its limits, source and date of the check. `unit` is the network's own unit of length, such
 * as UTF-16 code units, bytes or X's weighted characters.
 */
export type NetworkField = {
  /** The network's own name for the field. */
  label: string
  min?: number
  max: number
  unit: 'characters' | 'weighted' | 'bytes' | 'hashtags' | 'graphemes' | 'threads' | 'mastodon'
  certainty: Certainty
  source: string
  checkedMonth: `${number}-${number}`
  fold?: Fold
}

/**
 * How reliable a value is. A is the network's own page. B is several third parties that agree. C is conflicting
 * sources, of which the site uses the safe value.
 */
type Certainty = 'A' | 'B' | 'C'

/** Approximate UTF-16 code units and lines shown before "more". No network documents these. */
export type Fold = { max: number; maxOnPhone?: number; lines?: number; certainty: Certainty; source: string }
