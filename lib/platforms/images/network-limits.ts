import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { OutputType } from './output-type'
import type { SizeSource } from './size-sources'

type NetworkLimit = {
  /** Largest file; null where the network says nothing. A megabyte is 1,000,000 bytes, the smaller of its two meanings. */
  bytes: number | null
  /** What it takes of what this site's tools write; null where nothing is known to be refused. */
  types: readonly OutputType[] | null
  /** Where the limit holds: "Through a scheduling app, Instagram". */
  subject: string
}

/** What each network takes, as read in November 2026 at `sizeSources`; TikTok and Instagram say so for programs that post. */
export const networkLimits = {
  instagram: { bytes: 8_000_000, types: ['jpeg'], subject: 'From a scheduling app, Instagram' },
  tiktok: { bytes: 20_000_000, types: ['jpeg', 'webp'], subject: 'From a scheduling app, TikTok' },
  youtube: { bytes: 2_000_000, types: ['jpeg', 'png'], subject: 'From a phone, YouTube' },
  x: { bytes: 5_000_000, types: ['jpeg', 'png', 'webp'], subject: 'X' },
  facebook: { bytes: null, types: null, subject: 'Facebook' },
  linkedin: { bytes: 5_000_000, types: null, subject: 'LinkedIn' },
  pinterest: { bytes: 20_000_000, types: ['jpeg', 'png'], subject: 'Pinterest' },
} as const satisfies Readonly<Record<SizeSource, NetworkLimit>>

const typeNames = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' }

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "X takes JPEG, PNG and WebP, up to 5 MB"; null for a network without limits. */
export function formatNetworkLimit({ subject, types, bytes }: NetworkLimit): string | null {
  const size = bytes !== null && `up to ${formatBytesPrecise(bytes)}`
  const parts = [types && listFormat.format(types.map((type) => typeNames[type])), size].filter(Boolean)
  return parts.length > 0 ? `${subject} takes ${parts.join(', ')}` : null
}
