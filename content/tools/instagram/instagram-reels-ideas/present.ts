import { presentIdea } from '@/lib/kits/video-ideas/present-idea'
import { instagramHashtags } from '@/lib/platforms/networks/instagram'
import type { Card } from '@/lib/tool/card'
import type { Reel } from './fields'

export function presentReel({ coverText, audio, ...idea }: Reel): Omit<Card, 'id' | 'item'> {
  return presentIdea(idea, instagramHashtags.max, [
    ...(coverText ? [{ label: 'Cover', text: coverText }] : []),
    ...(audio ? [{ label: 'Sound', text: audio }] : []),
  ])
}
