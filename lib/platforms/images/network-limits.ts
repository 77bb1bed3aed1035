import { formatBytesPrecise } from '@/lib/core/format/format-bytes'

export type OutputType = 'jpeg' | 'webp' | 'avif' | 'png'

export type NetworkLimit = {
  /** Null where the network documents no limit. Assumes 1,000,000 bytes to a megabyte, the stricter meaning. */
  maxBytes: number | null
  /** The accepted subset of this site's output types; null where no type is known to be refused. */
  acceptedTypes: readonly OutputType[] | null
  /** The start of a sentence, such as "Through a scheduling app, Instagram". */
  subject: string
}

const typeNames = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' }

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** Returns, for example, "X accepts JPEG, PNG and WebP up to 5 MB"; null for a network without limits. */
export function formatNetworkLimit({ subject, acceptedTypes, maxBytes }: NetworkLimit): string | null {
  if (acceptedTypes === null && maxBytes === null) return null
  const types = acceptedTypes ? listFormat.format(acceptedTypes.map((type) => typeNames[type])) : 'images'
  return `${subject} accepts ${types}${maxBytes === null ? '' : ` up to ${formatBytesPrecise(maxBytes)}`}`
}
