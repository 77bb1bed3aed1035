/** The purpose of a lookup decides which sources are requested. */
export const lookupPurposes = ['picture', 'video', 'sound', 'captions'] as const

export type LookupPurpose = (typeof lookupPurposes)[number]
