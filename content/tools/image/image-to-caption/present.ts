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
import { lengthCounters } from '@/lib/platforms/counting/network-lengths'
import { getShortName } from '@/lib/platforms/networks'
import { type NetworkField, unitNames } from '@/lib/platforms/networks/network-field'
import type { Card, Meter, Preview } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { type CaptionInput, networkCaptions } from './fields'
import { isOneLine } from './fit'

const previewKinds: Partial<Record<string, 'instagram-caption' | 'tiktok-caption' | 'x-post'>> = {
  instagram: 'instagram-caption',
  tiktok: 'tiktok-caption',
  x: 'x-post',
}

export function present(post: Post, input: CaptionInput): Omit<Card, 'id' | 'item'> {
  const { platform } = input.parameters
  const field: NetworkField = networkCaptions[platform]
  const previewKind = previewKinds[platform]
  const isSingleLine = isOneLine(input)
  const fullCaption = buildCaption(post, isSingleLine)
  const tags = post.hashtags.join(' ')
  const missingUrls = findVisitorUrls(input.prompt).filter((url) => !containsUrl(fullCaption, url))
  const notes = [
    ...(field.fold ? buildFoldNotes(post, field.fold.max) : []),
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
    ...(previewKind && { preview: { kind: previewKind, text: fullCaption } satisfies Preview }),
    copy: fullCaption,
    carry: truncateAtWord(post.hook, MAX_CARRY_LENGTH),
    meters: [buildMeter(field, fullCaption), ...(platform === 'instagram' ? [buildHashtagMeter(post)] : [])],
    tags: [getShortName(platform)],
    ...(notes.length > 0 && { notes }),
  }
}

const buildMeter = ({ max, unit }: NetworkField, text: string): Meter => ({
  label: 'Caption',
  value: lengthCounters[unit](text),
  limit: max,
  unit: unitNames[unit],
  of: 'copy',
})
