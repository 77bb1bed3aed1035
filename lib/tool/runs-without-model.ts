import type { Field } from './form'

export function runsWithoutModel(fields: readonly Field[], parameters: Readonly<Record<string, unknown>>): boolean {
  return fields.some(
    (field) =>
      field.kind === 'select' &&
      field.options.some(({ value, isModelFree }) => isModelFree && value === parameters[field.name]),
  )
}
