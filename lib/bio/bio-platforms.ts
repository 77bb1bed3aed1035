import type { NetworkField } from '@/lib/platforms/networks/field'
import { instagramBio, instagramName } from '@/lib/platforms/networks/instagram'
import { tiktokBio, tiktokNickname } from '@/lib/platforms/networks/tiktok'
import { xBio, xName } from '@/lib/platforms/networks/x'
import type { ProfilePlatform } from '@/lib/tool/card'
import type { Goal } from './bio-fields'

/** What a bio has to know about the place where it stands. */
export type BioPlatform = {
  app: ProfilePlatform
  bio: NetworkField
  name: NetworkField
  /** What the platform calls the name above the bio. */
  nameLabel: string
  /** A part per line; else sentences in one line. */
  lines: boolean
  /** Whether there is room for a fourth part where the visitor named no proof. */
  roomy: boolean
  /** Whether the place belongs into the bio; X has a field for it. */
  place: boolean
  /** Whether the profile can carry a link that the bio may point at. */
  link: boolean
  calls: Record<Goal, readonly string[]>
}

const tiktok = {
  app: 'tiktok',
  bio: tiktokBio,
  name: tiktokNickname,
  nameLabel: 'Nickname',
  lines: true,
  roomy: false,
  place: true,
} as const

const tiktokGrow = ['Follow along', 'Start with the pinned video', 'See you in the next one'] as const

export const bioPlatforms = {
  tiktok: {
    ...tiktok,
    link: true,
    calls: {
      grow: tiktokGrow,
      sell: ['Shop below ↓', 'Orders: link below ↓', 'Take one home ↓'],
      clients: ['Book below ↓', 'Bookings: link below ↓', 'Work with me ↓'],
      link: ['Start below ↓', 'More below ↓', 'It’s all linked below ↓'],
    },
  },
  /** Below 1,000 followers there is no link field, so the next step is one inside TikTok. */
  tiktokWithoutLink: {
    ...tiktok,
    link: false,
    calls: {
      grow: tiktokGrow,
      sell: ['Message me to order', 'Orders by message', 'Ask me what’s in stock'],
      clients: ['Message me to book', 'Bookings by message', 'Ask me for a date'],
      link: ['Start with the pinned video', 'Ask me in the comments', 'Look at the playlists first'],
    },
  },
  instagram: {
    app: 'instagram',
    bio: instagramBio,
    name: instagramName,
    nameLabel: 'Name field',
    lines: true,
    roomy: true,
    place: true,
    link: true,
    calls: {
      grow: ['New here? Start with the pinned posts', 'Follow along', 'Stay a while'],
      sell: ['Shop below ↓', 'Orders: link below ↓', 'Take one home ↓'],
      clients: ['Book below ↓', 'DM me to book', 'Enquiries: link below ↓'],
      link: ['Start below ↓', 'It’s all linked below ↓', 'More below ↓'],
    },
  },
  x: {
    app: 'x',
    bio: xBio,
    name: xName,
    nameLabel: 'Display name',
    lines: false,
    roomy: true,
    place: false,
    link: true,
    calls: {
      grow: ['Replies always read', 'Pinned post first', 'Follow along'],
      sell: ['Shop at the link below', 'Orders through the link below', 'Take a look below'],
      clients: ['DMs open for bookings', 'Work with me through the link below', 'DM me to book'],
      link: ['More at the link below', 'Start with the link below', 'It’s all linked below'],
    },
  },
} as const satisfies Record<string, BioPlatform>
