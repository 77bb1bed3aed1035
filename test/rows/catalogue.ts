/**
 * What may go wrong, and what must come of it. A test says which rows it tries in a comment directly above it
 * (`// Rows 12, F4`); `npm run rows` lists them all and fails where a row has neither a test nor a reason.
 */
export type Row = {
  /** As tests name it. */
  id: string
  given: string
  /** Where it is not what such catalogues usually ask for, with the reason. */
  expected: string
  /** Why no test here can try it. */
  untried?: string
}

export { attack } from './attack.ts'
export { badInput } from './bad-input.ts'
export { faults } from './faults.ts'
