export const unitNames = {
  characters: 'characters',
  weighted: 'characters on X',
  bytes: 'bytes',
  hashtags: 'hashtags',
  graphemes: 'visible characters',
  bluesky: 'visible characters (long links are shortened)',
  threads: 'characters (emoji count by their bytes)',
  mastodon: 'visible characters (a link counts as 23)',
} as const

export type LengthUnit = keyof typeof unitNames

/** A text field of a network. `unit` is the network's own unit of length: `characters` are UTF-16 code units. */
export type NetworkField = {
  /** The network's own name for the field. */
  label: string
  min?: number
  max: number
  unit: LengthUnit
  /** Characters that the network refuses in this field. */
  refusedCharacters?: string
  certainty: Certainty
  fold?: Fold
}

/** A is the network's own page, B several third parties that agree, C conflicting sources, with the safe value used. */
type Certainty = 'A' | 'B' | 'C'

/** Approximate UTF-16 code units and lines shown before "more". No network documents these. */
export type Fold = { max: number; maxOnPhone?: number; lines?: number; certainty: Certainty }

/** What pages load of a network. */
export type Network = {
  name: string
  /** For lists where a network's only name is needed, such as "X" for "X (Twitter)". */
  shortName?: string
  /** The fields that the character counter counts. */
  fields: readonly NetworkField[]
  /** The limits of one post of a thread, if people post threads there. */
  threadFields?: readonly [NetworkField, ...NetworkField[]]
  /** `utm_medium` of a link from this network; `utm_source` is the network's ID. */
  utmMedium?: 'social' | 'video'
}

/** What only the server uses of a network, so that no page loads it. */
export type NetworkDetails = {
  /** The source of each limit by its label, and of a fold by its label and "fold". */
  sources: Readonly<Record<string, string>>
  /** The network's limit; where none is known, a safe value. */
  altText?: NetworkField
  /** The field for a caption of an image. */
  caption?: NetworkField
  shortenTargets?: ShortenTargets
}

/** What the text shortener can fit a text into, by the ID of its option. */
export type ShortenTargets = Readonly<Record<string, readonly [label: string, field: NetworkField]>>
