import type { Field } from './form'

export function getOptionLabel(fields: readonly Field[], name: string, value: string): string {
  const field = fields.find((candidate) => candidate.name === name)
  const options = field && 'options' in field ? field.options : []
  return options.find((option) => option.value === value)?.label ?? value
}
