import type { Field } from './form'
import { nicheField } from './shared-fields'

export function getOptionLabel(fields: readonly Field[], name: string, value: string): string {
  const field = fields.find((candidate) => candidate.name === name)
  const options = field && 'options' in field ? field.options : []
  return options.find((option) => option.value === value)?.label ?? value
}

/** Returns a sentence for a brief, or '' without a niche. */
export function describeNiche(subject: 'account' | 'channel', niche: string): string {
  return niche === 'any' || niche === 'other'
    ? ''
    : `The ${subject} is about ${getOptionLabel([nicheField], 'niche', niche)}.`
}
