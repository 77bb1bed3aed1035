/** What a post is looked up for; it decides which sources are asked. */
export const needs = ['picture', 'video', 'sound', 'captions'] as const

export type Need = (typeof needs)[number]
