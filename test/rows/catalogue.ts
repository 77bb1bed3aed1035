/**
 * What may go wrong, and what must come of it. A test says which rows it tries in a comment directly above it
 * (`// Rows 12, F4`); `npm run rows` lists them all and fails where a row has neither a test nor a reason.
 */
export type CatalogueRow = {
  /** As tests name it. */
  id: string
  situation: string
  /** Where it is not what such catalogues usually ask for, with the reason. */
  expected: string
  /** Why no test here can try it. */
  untestedReason?: string
}

export { attackRows } from './attack.ts'
export { badInputRows } from './bad-input.ts'
export { faultRows } from './faults.ts'
