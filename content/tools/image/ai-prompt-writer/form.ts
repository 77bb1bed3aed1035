import { fields, MAX_IDEA_LENGTH } from './fields'

export const form = { type: 'ai-prompt-writer', fields, promptLimit: MAX_IDEA_LENGTH } as const

export const sampleIdea = 'a lighthouse keeper feeding seagulls on the gallery'
