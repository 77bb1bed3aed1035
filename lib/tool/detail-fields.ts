import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import { getOptionLabel, textField } from './fields'
import type { Field } from './form'
import { promptKindNames, promptKinds } from './prompt-reading'
import { audienceField, closingFields, modelOnlyHint, nicheField } from './shared-fields'

const readAsField = {
  kind: 'select',
  name: 'readAs',
  label: 'Type of post',
  default: 'auto',
  options: [
    { value: 'auto', label: 'Detect it for me' },
    ...promptKinds.map((kind) => ({ value: kind, label: capitalizeIfLowercase(promptKindNames[kind]) })),
  ],
} as const satisfies Field

const factField = <const Name extends string>(name: Name, label: string, placeholder: string) =>
  textField(name, label, 120, { group: 'details', placeholder })

const factFields = [
  factField('outcome', 'What is the result, or what do people get?', 'e.g. sold out by noon'),
  factField('turn', 'What surprised you or went wrong?', 'e.g. the card reader died at ten'),
  factField('action', 'What should people do, and by when?', 'e.g. order by Friday, the link is in my profile'),
] as const satisfies readonly Field[]

export const detailFields = [
  readAsField,
  { ...audienceField, hint: modelOnlyHint },
  ...factFields,
  ...closingFields,
] as const satisfies readonly Field[]

export const bioDetailFields = [readAsField, audienceField, ...factFields] as const satisfies readonly Field[]

/** Returns a sentence for a brief, or '' without a niche. */
export function describeNiche(subject: 'account' | 'channel', niche: string): string {
  if (niche === 'any' || niche === 'other') return ''
  return `The ${subject} is about ${getOptionLabel([nicheField], 'niche', niche)}.`
}
