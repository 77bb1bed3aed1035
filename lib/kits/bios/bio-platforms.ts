import { instagramBio, instagramName } from '@/lib/platforms/networks/instagram'
import type { NetworkField } from '@/lib/platforms/networks/network-field'
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
  isMultiline: boolean
  /** Whether the place belongs into the bio; X has a field for it. */
  includesPlace: boolean
  /** Whether the profile can carry a link that the bio may point at. */
  hasLink: boolean
  /** The next step that a goal asks for where the visitor names none; followers need none. */
  defaultActions: Partial<Record<Goal, string>>
}

const tiktok = {
  app: 'tiktok',
  bio: tiktokBio,
  name: tiktokNickname,
  nameLabel: 'Nickname',
  isMultiline: true,
  includesPlace: true,
} as const

export const bioPlatforms = {
  tiktok: {
    ...tiktok,
    hasLink: true,
    defaultActions: {
      sell: 'Orders: link below ↓',
      clients: 'Bookings: link below ↓',
      link: 'More: link below ↓',
    },
  },
  /** Below 1,000 followers there is no link field, so the next step is one inside TikTok. */
  tiktokWithoutLink: {
    ...tiktok,
    hasLink: false,
    defaultActions: {
      sell: 'Orders by message',
      clients: 'Bookings by message',
    },
  },
  instagram: {
    app: 'instagram',
    bio: instagramBio,
    name: instagramName,
    nameLabel: 'Name field',
    isMultiline: true,
    includesPlace: true,
    hasLink: true,
    defaultActions: {
      sell: 'Orders: link below ↓',
      clients: 'DM to book',
      link: 'More: link below ↓',
    },
  },
  x: {
    app: 'x',
    bio: xBio,
    name: xName,
    nameLabel: 'Display name',
    isMultiline: false,
    includesPlace: false,
    hasLink: true,
    defaultActions: {
      sell: 'Orders: link below',
      clients: 'DMs open for bookings',
      link: 'More: link below',
    },
  },
} as const satisfies Record<string, BioPlatform>
