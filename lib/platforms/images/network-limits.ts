import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { OutputType } from './output-type'
import type { SizeSourceId } from './size-sources'

type NetworkLimit = {
  /** Largest file; null where the network says nothing. A megabyte is 1,000,000 bytes, the smaller of its two meanings. */
  maxBytes: number | null
  /** What it takes of what this site's tools write; null where nothing is known to be refused. */
  acceptedTypes: readonly OutputType[] | null
  /** Where the limit holds: "Through a scheduling app, Instagram". */
  subject: string
}

/** What each network takes, as read in November 2026 at `sizeSources`; TikTok and Instagram say so for programs that post. */
export const networkLimits = {
  instagram: { maxBytes: 8_000_000, acceptedTypes: ['jpeg'], subject: 'From a scheduling app, Instagram' },
  tiktok: { maxBytes: 20_000_000, acceptedTypes: ['jpeg', 'webp'], subject: 'From a scheduling app, TikTok' },
  youtube: { maxBytes: 2_000_000, acceptedTypes: ['jpeg', 'png'], subject: 'From a phone, YouTube' },
  x: { maxBytes: 5_000_000, acceptedTypes: ['jpeg', 'png', 'webp'], subject: 'X' },
  facebook: { maxBytes: null, acceptedTypes: null, subject: 'Facebook' },
  linkedin: { maxBytes: 5_000_000, acceptedTypes: null, subject: 'LinkedIn' },
  pinterest: { maxBytes: 20_000_000, acceptedTypes: ['jpeg', 'png'], subject: 'Pinterest' },
} as const satisfies Readonly<Record<SizeSourceId, NetworkLimit>>

const typeNames = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' }

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** "X takes JPEG, PNG and WebP, up to 5 MB"; null for a network without limits. */
export function formatNetworkLimit({ subject, acceptedTypes, maxBytes }: NetworkLimit): string | null {
  const sizeText = maxBytes !== null && `up to ${formatBytesPrecise(maxBytes)}`
  const parts = [acceptedTypes && listFormat.format(acceptedTypes.map((type) => typeNames[type])), sizeText].filter(
    Boolean,
  )
  return parts.length > 0 ? `${subject} takes ${parts.join(', ')}` : null
}
