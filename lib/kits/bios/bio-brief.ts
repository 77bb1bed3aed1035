import { bioDetailFields } from '@/lib/tool/detail-fields'
import type { Field } from '@/lib/tool/form'
import type { Brief } from '@/lib/tool/prompt-tool'
import { avoidField, emojiField, languageField, toneField } from '@/lib/tool/shared-fields'
import type { Bio } from './bio'
import type { BioPlatform } from './bio-platforms'

export const proofField = {
  kind: 'text',
  name: 'proof',
  label: 'One fact about you',
  default: '',
  maxLength: 60,
  placeholder: 'e.g. ten years in restaurant kitchens',
} as const satisfies Field

export const nameField = {
  kind: 'text',
  name: 'name',
  label: 'Your name or brand',
  default: '',
  maxLength: 30,
  placeholder: 'e.g. Maya',
} as const satisfies Field

export const goalField = {
  kind: 'select',
  name: 'goal',
  label: 'Goal',
  default: 'grow',
  options: [
    { value: 'grow', label: 'More followers' },
    { value: 'sell', label: 'Sell products' },
    { value: 'clients', label: 'Find clients' },
    { value: 'link', label: 'Link clicks' },
  ],
} as const satisfies Field

export const countField = {
  kind: 'select',
  name: 'count',
  label: 'How many',
  default: '6',
  options: [
    { value: '3', label: '3' },
    { value: '6', label: '6' },
    { value: '9', label: '9' },
  ],
} as const satisfies Field

export const bioFields = [
  ...bioDetailFields,
  proofField,
  nameField,
  goalField,
  toneField,
  countField,
  emojiField,
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type Goal = (typeof goalField.options)[number]['value']

export type BioInput = {
  prompt: string
  parameters: {
    audience: string
    outcome: string
    turn: string
    action: string
    proof: string
    name: string
    goal: Goal
    tone: string
    emoji: 'none' | 'light' | 'expressive'
    avoid: string
  }
}

function buildFieldInstructions({ bio, name, nameLabel, isMultiline }: BioPlatform): Brief<Bio>['fields'] {
  const layoutInstruction = isMultiline
    ? 'Each of the four parts is a line of its own'
    : 'The four parts follow each other as sentences'
  return {
    formula: 'One to three words for how the bio is built, another one for each.',
    lead: `Who this is or what the account is about, 3 to 7 words, so plain that a stranger could repeat it. ${layoutInstruction}, ${bio.max} characters together.`,
    value: 'What somebody finds here, 2 to 6 words; an empty string where the request does not say.',
    detail:
      'The one specific that was given, such as `proof`, `outcome`, a place or years, as it was typed; an empty string where there is none.',
    cta: 'The next step, 2 to 5 words: `action` where it is given; an empty string for none.',
    name: `The ${nameLabel.toLowerCase()}, 2 to 4 words, at most ${name.max} characters: \`name\` first where it is given, then the word that people search for.`,
  }
}

const bioTraps = [
  'Job titles come from the request alone: no “creator”, “enthusiast”, “visionary” or “CEO of naps” beside them.',
  'Three nouns with emoji between them say nothing, because everybody has them.',
  'Hashtags, @names, web addresses and the words “link in bio” have no place in a bio.',
] as const

function buildBioChoiceInstructions({ parameters }: BioInput, platform: BioPlatform): string[] {
  return [
    platform.hasLink ? '' : 'The profile has no link yet: nothing may point at one.',
    parameters.audience && 'The account is for `audience`.',
    parameters.proof && 'The detail is `proof`, in those words.',
  ]
}

function buildBioAims({ parameters }: BioInput): string[] {
  const goalLabel = goalField.options.find(({ value }) => value === parameters.goal)?.label.toLowerCase()
  return [`The profile should bring: ${goalLabel}.`, parameters.action && 'The next step is `action`.']
}

export function buildBioBrief(
  platformBrief: Pick<Brief<Bio>, 'role' | 'guidelines' | 'examples' | 'sample'>,
  platform: BioPlatform,
  input: BioInput,
): Brief<Bio> {
  return {
    ...platformBrief,
    outputShape: 'set',
    fields: buildFieldInstructions(platform),
    traps: bioTraps,
    choices: buildBioChoiceInstructions(input, platform),
    aims: buildBioAims(input).filter(Boolean),
  }
}
