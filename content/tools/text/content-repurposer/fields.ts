import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField, toneField } from '@/lib/tool/shared-fields'
import { type Target, targetIds, targetNames } from './output'

const defaultTargets = ['x-thread', 'linkedin', 'ig-caption'] as const satisfies readonly Target[]

export const repurposeFields = [
  {
    kind: 'choices',
    name: 'targets',
    label: 'Turn it into',
    isAlwaysVisible: true,
    default: defaultTargets,
    options: targetIds.map((value) => ({ value, label: targetNames[value] })),
  },
  toneField,
  {
    kind: 'text',
    name: 'action',
    label: 'Call to action',
    isAlwaysVisible: true,
    default: '',
    maxLength: 120,
    placeholder: 'e.g. read the whole story, the link is in my profile',
    hint: 'Goes at the end of every version.',
  },
  {
    kind: 'number',
    name: 'hashtags',
    label: 'Hashtags',
    min: 0,
    max: 5,
    default: 3,
    hint: 'For LinkedIn and Instagram; X gets one at most.',
  },
  {
    kind: 'select',
    name: 'numbering',
    label: 'Thread numbers',
    default: 'slash',
    options: [
      { value: 'slash', label: '1/7' },
      { value: 'brackets', label: '(1/7)' },
      { value: 'none', label: 'None' },
    ],
  },
  avoidField,
  languageField,
] as const satisfies readonly Field[]

export type RepurposeInput = { prompt: string; parameters: FieldParameters<typeof repurposeFields> }

/** Returns the chosen targets in tab order, or the three defaults if none is chosen. */
export function getTargets({ targets }: Pick<RepurposeInput['parameters'], 'targets'>): Target[] {
  const selectedTargets: readonly string[] = targets.length > 0 ? targets : defaultTargets
  return targetIds.filter((target) => selectedTargets.includes(target))
}
