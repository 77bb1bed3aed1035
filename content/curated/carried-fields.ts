import type { Field } from '@/lib/tool/form'

/** Inputs that mean the same in every tool that has them, so that they go along from one to the next. */
const carriedFieldNames: readonly string[] = [
  'language',
  'tone',
  'emoji',
  'audience',
  'outcome',
  'turn',
  'action',
  'readAs',
  'avoid',
  'goal',
  'niche',
  'region',
  'keyword',
]

/** Names of the fields whose values go along from a tool to another. */
export function getCarriedFieldNames(sourceFields: readonly Field[], targetFields: readonly Field[]): string[] {
  return sourceFields
    .filter(
      ({ name, kind }) =>
        carriedFieldNames.includes(name) && targetFields.some((field) => field.name === name && field.kind === kind),
    )
    .map(({ name }) => name)
}
