import { z } from 'zod'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField } from '@/lib/tool/shared-fields'

/** The mails of a run, in sending order. */
export const mailKindNames = {
  pitch: 'The pitch',
  'follow-up-1': 'Follow-up 1, after about a week',
  'follow-up-2': 'Follow-up 2, a week or two later',
} as const

type MailKind = keyof typeof mailKindNames

const mailKinds = Object.keys(mailKindNames) as [MailKind, ...MailKind[]]

export const mailSchema = z.object({
  kind: z.enum(mailKinds).describe('Which mail it is: of those asked for, each once.'),
  subjects: z
    .array(z.string())
    .describe('Three different subject lines for the pitch; one for a follow-up, which begins with “Re: ”.'),
  body: z.string().describe('The mail from greeting to name, a blank line between paragraphs.'),
})

export type Mail = z.infer<typeof mailSchema>

export const pitchFields = [
  {
    kind: 'text',
    name: 'brand',
    label: 'Brand',
    isAlwaysVisible: true,
    default: '',
    maxLength: 80,
    placeholder: 'e.g. Norda Pans',
  },
  {
    kind: 'text',
    name: 'niche',
    label: 'What you post about',
    isAlwaysVisible: true,
    default: '',
    maxLength: 80,
    placeholder: 'e.g. small-kitchen cooking',
  },
  {
    kind: 'text',
    name: 'followers',
    label: 'Followers',
    isAlwaysVisible: true,
    default: '',
    maxLength: 40,
    placeholder: 'e.g. 24,000 on TikTok',
  },
  {
    kind: 'text',
    name: 'engagement',
    label: 'Engagement rate',
    isAlwaysVisible: true,
    default: '',
    maxLength: 20,
    placeholder: 'e.g. 4.2%',
  },
  {
    kind: 'text',
    name: 'offer',
    label: 'What you would make for them',
    default: '',
    maxLength: 200,
    placeholder: 'e.g. two videos and three stories in March',
  },
  {
    kind: 'text',
    name: 'sender',
    label: 'Your name or channel',
    default: '',
    maxLength: 60,
    placeholder: 'e.g. Maya, @mayacooks',
  },
  {
    kind: 'select',
    name: 'ask',
    label: 'What you ask for',
    default: 'paid',
    isAlwaysVisible: true,
    options: [
      { value: 'paid', label: 'Paid partnership', shortLabel: 'Paid' },
      { value: 'product', label: 'Product to try', shortLabel: 'Product' },
      { value: 'affiliate', label: 'Affiliate programme', shortLabel: 'Affiliate' },
      { value: 'call', label: 'A short call', shortLabel: 'A call' },
    ],
  },
  {
    kind: 'select',
    name: 'tone',
    label: 'Tone',
    default: 'warm',
    isAlwaysVisible: true,
    options: [
      { value: 'warm', label: 'Warm' },
      { value: 'professional', label: 'Professional' },
      { value: 'direct', label: 'Direct' },
    ],
  },
  {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: 'short',
    options: [
      { value: 'short', label: 'Short, about 120 words' },
      { value: 'longer', label: 'Longer, about 200 words' },
    ],
  },
  {
    kind: 'select',
    name: 'followUps',
    label: 'Follow-ups',
    default: '1',
    isAlwaysVisible: true,
    options: [
      { value: '0', label: 'None' },
      { value: '1', label: 'One', shortLabel: '1' },
      { value: '2', label: 'Two', shortLabel: '2' },
    ],
  },
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type PitchInput = { prompt: string; parameters: FieldParameters<typeof pitchFields> }

export const wordTargets = { short: 120, longer: 200, followUp: 70 } as const

export function getMailKinds({ followUps }: Pick<PitchInput['parameters'], 'followUps'>): MailKind[] {
  return mailKinds.slice(0, 1 + Number(followUps))
}
