import type { ErrorDefinition } from './page-errors'

/** The catalog row that the username checker's page can need before it sends a request. */
export const tooManyNamesError = {
  status: 400,
  title: 'Generation failed',
  text: 'You can check up to 10 names at once. Remove some and try again.',
} as const satisfies ErrorDefinition
