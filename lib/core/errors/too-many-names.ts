import type { ErrorDefinition } from './page-errors'

/** The row of the catalogue that the username checker's page can meet before anything is sent. */
export const tooManyNamesError = {
  status: 400,
  title: 'Generation failed',
  text: 'You can check up to 10 names at once. Take some out and try again.',
} as const satisfies ErrorDefinition
