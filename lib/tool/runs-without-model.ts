import type { Field, FieldParameters } from './form'

export function runsWithoutModel(
  fields: readonly Field[],
  parameters: Partial<FieldParameters<readonly Field[]>>,
): boolean {
  return fields.some(
    (field) =>
      field.kind === 'select' &&
      field.options.some(({ value, isModelFree }) => isModelFree && value === parameters[field.name]),
  )
}
