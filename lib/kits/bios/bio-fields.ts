import type { Field } from '@/lib/tool/form'

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
