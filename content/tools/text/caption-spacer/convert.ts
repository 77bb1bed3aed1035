import { formatCount } from '@/lib/core/format/format-count'
import { measureLengths } from '@/lib/platforms/counting/measure'
import { unitNames } from '@/lib/platforms/networks'
import { instagramCaption, instagramHashtags } from '@/lib/platforms/networks/instagram'
import type { NetworkField } from '@/lib/platforms/networks/network-field'
import { linkedinPost } from '@/lib/platforms/networks/other-networks'
import { tiktokCaption, tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { tidy } from './tidy'
import type { captionSpacer } from './tool'

type Input = TextInput<(typeof captionSpacer)['fields']>

const fillers = { none: '', braille: '\u2800', zero: '\u200b', dot: '.' }
const bullets = { keep: '', dot: '•', dash: '–', arrow: '→', check: '✅', diamond: '🔸' }

type NetworkTarget = {
  name: string
  previewKind: 'instagram-caption' | 'tiktok-caption' | 'linkedin-post'
  fields: readonly [NetworkField, ...NetworkField[]]
}
const networkTargets: Record<Input['parameters']['network'], NetworkTarget> = {
  instagram: {
    name: 'Instagram',
    previewKind: 'instagram-caption',
    fields: [instagramCaption, instagramHashtags],
  },
  tiktok: { name: 'TikTok', previewKind: 'tiktok-caption', fields: [tiktokCaption, tiktokHashtags] },
  linkedin: { name: 'LinkedIn', previewKind: 'linkedin-post', fields: [linkedinPost] },
}

/** A caption with clean line breaks, what of it is too much for its network, and its start on a phone. */
export function run({ text: source, parameters }: Input): TextResult {
  const { network, filler, bullet, blank, tagsLast } = parameters
  const { text, trimmedLineCount, removedBlankLineCount } = tidy(source, {
    filler: fillers[filler],
    bullet: bullets[bullet],
    maxBlankLines: blank,
    shouldMoveTagsLast: tagsLast,
  })
  if (text === '') return { problem: 'There are only blank lines here. Write a caption first.' }
  const { name, previewKind, fields } = networkTargets[network]
  const lengths = measureLengths(text)
  const [mainField] = fields
  const exceededFields = fields.filter(({ unit, max }) => lengths[unit] > max)
  const notes = [
    ...exceededFields.map(
      ({ unit, max }) =>
        `Too much for ${name}: ${formatCount(lengths[unit])} ${unitNames[unit]}, and it takes ${formatCount(max)}. Take out ${formatCount(lengths[unit] - max)}.`,
    ),
    ...describeCleanup(trimmedLineCount, removedBlankLineCount),
  ]
  return {
    blocks: [
      ...notes.map((note): TextBlock => ({ kind: 'note', text: note })),
      {
        kind: 'text',
        name: 'Caption',
        text,
        isWhole: true,
        detail: `${formatCount(lengths[mainField.unit])} of ${formatCount(mainField.max)} ${unitNames[mainField.unit]}`,
      },
      { kind: 'preview', of: previewKind, text },
    ],
  }
}

function describeCleanup(trimmedLineCount: number, removedBlankLineCount: number): string[] {
  const parts = [
    trimmedLineCount > 0 && `spaces at the end of ${trimmedLineCount === 1 ? 'one line' : `${trimmedLineCount} lines`}`,
    removedBlankLineCount > 0 &&
      (removedBlankLineCount === 1 ? 'one blank line' : `${removedBlankLineCount} blank lines`),
  ].filter(Boolean)
  return parts.length > 0 ? [`Taken out: ${parts.join(' and ')}.`] : []
}
