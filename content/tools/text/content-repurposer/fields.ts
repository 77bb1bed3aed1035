import { z } from 'zod'
import type { Field, FieldParameters } from '@/lib/tool/form'
import { avoidField, languageField, toneField } from '@/lib/tool/shared-fields'

/** In tab order. */
export const targetNames = {
  'x-thread': 'X thread',
  linkedin: 'LinkedIn post',
  'ig-caption': 'Instagram caption',
  'tiktok-script': 'TikTok script',
  newsletter: 'Newsletter',
} as const

export type Target = keyof typeof targetNames

const targetIds = Object.keys(targetNames) as [Target, ...Target[]]

export const outputSchema = z.object({
  kind: z.enum(targetIds).describe('What the text becomes: of those asked for, each once.'),
  title: z.string().describe('The subject line of a newsletter; an empty string for all else.'),
  parts: z
    .array(z.string())
    .describe('Posts of a thread, spoken lines of a script, paragraphs of everything else, in order. No hashtags.'),
  hashtags: z.array(z.string()).describe('Hashtags for a LinkedIn post or an Instagram caption; else empty.'),
})

export type Output = z.infer<typeof outputSchema>

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
