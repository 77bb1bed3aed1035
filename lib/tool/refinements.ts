import type { RefineAction } from './form'

/** What can be asked for one result that is a text to read or to say. */
export const textRefinements = [
  'similar',
  'shorter',
  'bolder',
  'specific',
  'change',
] as const satisfies readonly RefineAction[]

/** The same for names and hashtags, which have no tone to make bolder. */
export const nameRefinements = ['similar', 'change'] as const satisfies readonly RefineAction[]
