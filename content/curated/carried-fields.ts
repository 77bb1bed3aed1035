import type { Field } from '@/lib/tool/form'

/** Fields with the same meaning in every tool, so their values carry over to the next tool. */
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

/** Returns the names of the fields whose values carry over from one tool to another. */
export function getCarriedFieldNames(sourceFields: readonly Field[], targetFields: readonly Field[]): string[] {
  return sourceFields
    .filter(
      ({ name, kind }) =>
        carriedFieldNames.includes(name) && targetFields.some((field) => field.name === name && field.kind === kind),
    )
    .map(({ name }) => name)
}
