import { fields, MAX_IDEA_LENGTH } from './fields'

/** What the form's values depend on. */
export const form = { type: 'ai-prompt-writer', fields, promptLimit: MAX_IDEA_LENGTH } as const

/** Shown to who has no idea yet. */
export const sampleIdea = 'a lighthouse keeper feeding seagulls on the gallery'
