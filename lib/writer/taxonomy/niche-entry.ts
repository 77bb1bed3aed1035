/**
 * How a field is written down. `face` is "label | emoji | broad tags | niche tags | tags of its people"; the others are lists parted by commas. `nouns`
 * name the field for sure, in the singular (a plural alone counts as plural only); `hints` have other meanings too and name it where two stand in one prompt.
 */
export type NicheEntry = readonly [face: string, nouns: string, hints: string, shots: string]
