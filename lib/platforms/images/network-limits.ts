import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import type { SizeSourceId } from './size-sources'

export type OutputType = 'jpeg' | 'webp' | 'avif' | 'png'

type NetworkLimit = {
  /** Null where the network documents no limit. Assumes 1,000,000 bytes to a megabyte, the stricter meaning. */
  maxBytes: number | null
  /** The accepted subset of this site's output types; null where no type is known to be refused. */
  acceptedTypes: readonly OutputType[] | null
  /** The start of a sentence, such as "From a scheduling app, Instagram". */
  subject: string
}

/** File limits from `sizeSources` (November 2026). TikTok's and Instagram's apply to programs that post. */
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

/** Returns, for example, "X takes JPEG, PNG and WebP, up to 5 MB"; null for a network without limits. */
export function formatNetworkLimit({ subject, acceptedTypes, maxBytes }: NetworkLimit): string | null {
  const sizeText = maxBytes !== null && `up to ${formatBytesPrecise(maxBytes)}`
  const parts = [acceptedTypes && listFormat.format(acceptedTypes.map((type) => typeNames[type])), sizeText].filter(
    Boolean,
  )
  return parts.length > 0 ? `${subject} takes ${parts.join(', ')}` : null
}
