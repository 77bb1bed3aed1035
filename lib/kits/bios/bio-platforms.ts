import { instagramBio, instagramName } from '@/lib/platforms/networks/instagram'
import type { NetworkField } from '@/lib/platforms/networks/network-field'
import { tiktokBio, tiktokNickname } from '@/lib/platforms/networks/tiktok'
import { xBio, xName } from '@/lib/platforms/networks/x'
import type { ProfilePlatform } from '@/lib/tool/card'
import type { Goal } from './bio-brief'

export type BioPlatform = {
  app: ProfilePlatform
  bio: NetworkField
  name: NetworkField
  /** The platform's label for the name above the bio. */
  nameLabel: string
  /** The bio has one part per line; otherwise its parts are sentences on one line. */
  isMultiline: boolean
  /** Whether the bio should include the place. X has a separate field for it. */
  includesPlace: boolean
  hasLink: boolean
  /** The next step per goal if the visitor names none. The goal of more followers needs none. */
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
  /** Accounts below 1,000 followers have no link field, so the next step is within TikTok. */
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
