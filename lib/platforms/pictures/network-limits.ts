import { exactByteSize } from '@/lib/core/format/size'
import type { SizeSource } from './sources'
import type { WrittenType } from './written-type'

type Limit = {
  /** Largest file; null where the network says nothing. A megabyte is 1,000,000 bytes, the smaller of its two meanings. */
  bytes: number | null
  /** What it takes of what this site's tools write; null where nothing is known to be refused. */
  types: readonly WrittenType[] | null
  /** Where the limit holds: "Through a scheduling app, Instagram". */
  by: string
}

/** What each network takes, as read in November 2026 at `sizeSources`; TikTok and Instagram say so for programs that post. */
export const networkLimits = {
  instagram: { bytes: 8_000_000, types: ['jpeg'], by: 'From a scheduling app, Instagram' },
  tiktok: { bytes: 20_000_000, types: ['jpeg', 'webp'], by: 'From a scheduling app, TikTok' },
  youtube: { bytes: 2_000_000, types: ['jpeg', 'png'], by: 'From a phone, YouTube' },
  x: { bytes: 5_000_000, types: ['jpeg', 'png', 'webp'], by: 'X' },
  facebook: { bytes: null, types: null, by: 'Facebook' },
  linkedin: { bytes: 5_000_000, types: null, by: 'LinkedIn' },
  pinterest: { bytes: 20_000_000, types: ['jpeg', 'png'], by: 'Pinterest' },
} as const satisfies Readonly<Record<SizeSource, Limit>>

const typeNames = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' }

const and = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "X takes JPEG, PNG and WebP, up to 5 MB"; null for a network without limits. */
export function limitInWords({ by, types, bytes }: Limit): string | null {
  const size = bytes !== null && `up to ${exactByteSize(bytes)}`
  const words = [types && and.format(types.map((type) => typeNames[type])), size].filter(Boolean)
  return words.length > 0 ? `${by} takes ${words.join(', ')}` : null
}
