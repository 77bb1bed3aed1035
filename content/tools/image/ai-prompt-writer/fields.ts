import { mapValues } from '@/lib/core/map-values'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { select, textField } from '@/lib/tool/fields'
import type { Field, Option } from '@/lib/tool/form'
import { compositions, lenses, lights, type MediumFamily, mediums, moods, palettes, styles } from './terms'

/** Leaves a slot open: the idea decides; otherwise a neutral term fills it, or none. */
export const ANY = 'any'

const anyOption: Option = { value: ANY, label: 'Leave open' }
const toOption = (term: string): Option => ({ value: term, label: capitalizeFirst(term) })
const familyLabels = { photo: 'Photos', drawn: 'Drawn, painted or printed', render: '3D and models' } as const

function createTermField<const Name extends string>(name: Name, label: string, terms: readonly string[]) {
  return { kind: 'select', name, label, default: ANY, options: [anyOption, ...terms.map(toOption)] } as const
}

function createGroupedField<const Name extends string>(
  name: Name,
  label: string,
  termsByFamily: Readonly<Record<MediumFamily, readonly string[]>>,
) {
  const families = Object.keys(familyLabels) as MediumFamily[]
  const options = families.flatMap((family) =>
    termsByFamily[family].map((term) => ({ ...toOption(term), group: familyLabels[family] })),
  )
  return { kind: 'select', name, label, default: ANY, options: [anyOption, ...options] } as const
}

export const ratios = {
  '4:5': { words: 'portrait format 4:5', preset: 'ig-4x5' },
  '1:1': { words: 'square format', preset: 'ig-square' },
  '3:4': { words: 'portrait format 3:4', preset: 'ig-3x4' },
  '9:16': { words: 'tall format 9:16', preset: 'ig-story' },
  '2:3': { words: 'portrait format 2:3', preset: 'pin' },
  '16:9': { words: 'widescreen format 16:9', preset: 'yt-thumbnail' },
  '3:1': { words: 'banner format 3:1', preset: 'x-header' },
} as const

export type Ratio = keyof typeof ratios

export const DEFAULT_RATIO: Ratio = '4:5'

export const fields = [
  select('target', 'Write for', {
    'gpt-image': 'GPT Image and chat models',
    generic: 'Other generators (a list of keywords)',
  }),
  select('ratio', 'Format', {
    [ANY]: 'From your idea, or portrait 4:5',
    ...mapValues(ratios, ({ words }) => capitalizeFirst(words)),
  }),
  createGroupedField('medium', 'Medium', mediums),
  createGroupedField('style', 'Style', styles),
  createTermField('light', 'Light', lights),
  createTermField('palette', 'Colors', palettes),
  createTermField('mood', 'Mood', moods),
  createTermField('composition', 'Composition', compositions),
  createTermField('lens', 'Camera', lenses),
  textField('wording', 'Text in the image', 80, { placeholder: 'e.g. Open studio, Saturday' }),
  textField('avoid', 'Leave out', 120, { placeholder: 'e.g. other people, brand names' }),
] as const satisfies readonly Field[]

/** In code points. */
export const MAX_IDEA_LENGTH = 300

export const form = { type: 'ai-prompt-writer', fields, promptLimit: MAX_IDEA_LENGTH } as const

export const sampleIdea = 'a lighthouse keeper feeding seagulls on the gallery'
