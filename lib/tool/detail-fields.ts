import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import type { Field } from './form'
import { promptKindNames, promptKinds } from './prompt-reading'
import { audienceField, modelOnlyHint } from './shared-fields'

const readAsField = {
  kind: 'select',
  name: 'readAs',
  label: 'Kind of text',
  default: 'auto',
  options: [
    { value: 'auto', label: 'Detect it for me' },
    ...promptKinds.map((kind) => ({ value: kind, label: capitalizeIfLowercase(promptKindNames[kind]) })),
  ],
} as const satisfies Field

const factFields = [
  {
    kind: 'text',
    group: 'details',
    name: 'outcome',
    label: 'What is the result, or what do people get?',
    default: '',
    maxLength: 120,
    placeholder: 'e.g. sold out by noon',
  },
  {
    kind: 'text',
    group: 'details',
    name: 'turn',
    label: 'What surprised you or went wrong?',
    default: '',
    maxLength: 120,
    placeholder: 'e.g. the card reader died at ten',
  },
  {
    kind: 'text',
    group: 'details',
    name: 'action',
    label: 'What should people do, and by when?',
    default: '',
    maxLength: 120,
    placeholder: 'e.g. order by Friday, the link is in my profile',
  },
] as const satisfies readonly Field[]

/**
 * The detail fields of all tools that write sentences. Both engines use the visitor's words in these fields unchanged.
 * `readAs` is shown among the tool's options.
 */
export const detailFields = [
  readAsField,
  { ...audienceField, hint: modelOnlyHint },
  ...factFields,
] as const satisfies readonly Field[]

export const bioDetailFields = [readAsField, audienceField, ...factFields] as const satisfies readonly Field[]
