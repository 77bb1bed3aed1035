import { instagramCaption } from '@/lib/platforms/networks/instagram'
import type { NetworkField } from '@/lib/platforms/networks/network-field'
import {
  blueskyPost,
  facebookPost,
  linkedinPost,
  pinterestDescription,
  threadsPost,
} from '@/lib/platforms/networks/other-networks'
import { tiktokCaption } from '@/lib/platforms/networks/tiktok'
import { xPost } from '@/lib/platforms/networks/x'
import type { Preview } from '@/lib/tool/card'

type CaptionNetwork = {
  name: string
  field: NetworkField
  preview?: Extract<Preview, { text: string }>['kind']
}

export const captionNetworks = {
  instagram: { name: 'Instagram', field: instagramCaption, preview: 'instagram-caption' },
  tiktok: { name: 'TikTok', field: tiktokCaption, preview: 'tiktok-caption' },
  facebook: { name: 'Facebook', field: facebookPost },
  linkedin: { name: 'LinkedIn', field: linkedinPost },
  x: { name: 'X', field: xPost, preview: 'x-post' },
  threads: { name: 'Threads', field: threadsPost },
  bluesky: { name: 'Bluesky', field: blueskyPost },
  pinterest: { name: 'Pinterest', field: pinterestDescription },
} as const satisfies Record<string, CaptionNetwork>
