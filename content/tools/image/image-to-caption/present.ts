import { truncateAtWord } from '@/lib/core/strings/word-limits'
import {
  buildCaption,
  buildFoldNotes,
  buildHashtagMeter,
  buildPostText,
  containsUrl,
  findVisitorUrls,
  type Post,
} from '@/lib/kits/posts/post'
import { measureLengths } from '@/lib/platforms/counting/network-lengths'
import { unitNames } from '@/lib/platforms/networks'
import type { NetworkField } from '@/lib/platforms/networks/network-field'
import type { Card, Meter, Preview } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { type CaptionInput, captionNetworks } from './fields'
import { isOneLine } from './fit'

export function present(post: Post, input: CaptionInput): Omit<Card, 'id' | 'item'> {
  const { platform } = input.parameters
  const network = captionNetworks[platform]
  const isSingleLine = isOneLine(input)
  const fullCaption = buildCaption(post, isSingleLine)
  const tags = post.hashtags.join(' ')
  const missingUrls = findVisitorUrls(input.prompt).filter((url) => !containsUrl(fullCaption, url))
  const notes = [
    ...('fold' in network.field ? buildFoldNotes(post, network.field.fold.max) : []),
    ...(missingUrls.length > 0
      ? [`No room for ${missingUrls.join(' and ')}: shorten the text, or post the link below it.`]
      : []),
  ]
  return {
    ...(post.angle !== '' && { heading: post.angle }),
    parts: [
      { label: 'Caption', text: buildPostText(post, isSingleLine), rank: 'answer' },
      ...(tags ? [{ label: 'Hashtags', text: tags, rank: 'answer' as const }] : []),
    ],
    ...('preview' in network && { preview: { kind: network.preview, text: fullCaption } satisfies Preview }),
    copy: fullCaption,
    carry: truncateAtWord(post.hook, MAX_CARRY_LENGTH),
    meters: [buildMeter(network.field, fullCaption), ...(platform === 'instagram' ? [buildHashtagMeter(post)] : [])],
    tags: [network.name],
    ...(notes.length > 0 && { notes }),
  }
}

const buildMeter = ({ max, unit }: NetworkField, text: string): Meter => ({
  label: 'Caption',
  value: measureLengths(text)[unit],
  limit: max,
  unit: unitNames[unit],
  of: 'copy',
})
