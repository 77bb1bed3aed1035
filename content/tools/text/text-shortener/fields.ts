import { z } from 'zod'
import { countWords } from '@/lib/core/strings/words'
import { lengthCounters } from '@/lib/platforms/counting/network-lengths'
import { collectParts, networkDetails } from '@/lib/platforms/networks'
import { type ShortenTargets, unitNames } from '@/lib/platforms/networks/network-field'
import type { Field } from '@/lib/tool/form'
import type { Input } from '@/lib/tool/prompt-tool'
import type { LengthLimit } from './shorten-to-limit'

export const targetsByNetwork = collectParts(networkDetails, 'shortenTargets', ['x', 'threads', 'bluesky', 'mastodon'])

const networkTargets = new Map(
  Object.values(targetsByNetwork).flatMap((targets: ShortenTargets) => Object.entries(targets)),
)

const networkOptions = [...networkTargets].map(([value, [label, { max }]]) => ({
  value,
  label: `${label} (${max.toLocaleString('en')})`,
  shortLabel: label,
}))

export const shortenFields = [
  {
    kind: 'select',
    name: 'target',
    label: 'Fit into',
    default: 'x-post',
    isAlwaysVisible: true,
    options: [
      ...networkOptions,
      { value: 'characters', label: 'My own number of characters', shortLabel: 'Characters' },
      { value: 'words', label: 'My own number of words', shortLabel: 'Words' },
    ],
  },
  {
    kind: 'number',
    name: 'most',
    label: 'My own number',
    min: 10,
    max: 6000,
    default: 150,
    hint: 'Counts when you fit into characters or words.',
  },
  {
    kind: 'toggle',
    name: 'keepLinks',
    label: 'Keep links and #tags',
    default: true,
  },
] as const satisfies readonly Field[]

export type ShortenInput = Input<typeof shortenFields>

export function getLimit({
  parameters,
}: Pick<ShortenInput, 'parameters'>): LengthLimit & { label: string; unit: string } {
  const { target, most: customMax } = parameters
  const networkTarget = networkTargets.get(target)
  if (networkTarget) {
    const [label, { max, unit }] = networkTarget
    return { label, max, unit: unitNames[unit], measure: lengthCounters[unit] }
  }
  const unit = target === 'words' ? 'words' : 'characters'
  return { label: 'Text', max: customMax, unit, measure: unit === 'words' ? countWords : lengthCounters.characters }
}

export const shorterVersionSchema = z.object({
  text: z.string().describe('The shortened text'),
  left: z.string().describe('What this version leaves out, in at most 12 words'),
})

export type ShorterVersion = z.infer<typeof shorterVersionSchema>
