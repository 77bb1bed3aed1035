/** What a post is looked up for; it decides which sources are asked. */
export const lookupPurposes = ['picture', 'video', 'sound', 'captions'] as const

export type LookupPurpose = (typeof lookupPurposes)[number]
