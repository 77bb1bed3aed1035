import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { foldNotes, tagMeter } from '@/lib/kits/posts/caption-notes'
import { holdsLink, linksIn } from '@/lib/kits/posts/given-links'
import { captionOf, type Post, textOf } from '@/lib/kits/posts/post'
import { measureLengths } from '@/lib/platforms/counting/measure'
import { unitNames } from '@/lib/platforms/networks'
import type { NetworkField } from '@/lib/platforms/networks/field'
import type { Card, Meter, Preview } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import type { CaptionInput } from './fields'
import { isOneLine } from './fit'
import { captionNetworks } from './networks'

export function present(post: Post, input: CaptionInput): Omit<Card, 'id' | 'item'> {
  const { platform } = input.parameters
  const network = captionNetworks[platform]
  const oneLine = isOneLine(input)
  const full = captionOf(post, oneLine)
  const tags = post.hashtags.join(' ')
  const missingLinks = linksIn(input.prompt).filter((link) => !holdsLink(full, link))
  const notes = [
    ...('fold' in network.field ? foldNotes(post, network.field.fold.max) : []),
    ...(missingLinks.length > 0
      ? [`No room for ${missingLinks.join(' and ')}: shorten the text, or post the link below it.`]
      : []),
  ]
  return {
    heading: post.angle,
    parts: [
      { label: 'Caption', text: textOf(post, oneLine), rank: 'answer' },
      ...(tags ? [{ label: 'Hashtags', text: tags, rank: 'answer' as const }] : []),
    ],
    ...('preview' in network && { preview: { kind: network.preview, text: full } satisfies Preview }),
    copy: full,
    carry: truncateAtWord(post.hook, MAX_CARRY_LENGTH),
    meters: [buildMeter(network.field, full), ...(platform === 'instagram' ? [tagMeter(post)] : [])],
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
