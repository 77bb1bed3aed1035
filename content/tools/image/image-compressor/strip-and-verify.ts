import { findRemainingMetadata } from '@/lib/images/metadata/find-remaining-metadata'
import { type StripResult, stripMetadata } from '@/lib/images/metadata/strip-metadata'
import type { ImageType } from '@/lib/images/sniff-image-type'

/**
 * A picture that is handed back as it came, but for what it says about itself: its pixels, colours and rotation stay byte for
 * byte. Read again before it counts; null where not all can be cut out, so that its pixels must be encoded anew.
 */
export async function stripAndVerify(type: ImageType, bytes: Uint8Array): Promise<StripResult | null> {
  const options = { mode: 'tidy', keepCredentials: false } as const
  const result = stripMetadata(type, bytes, options)
  return result && (await findRemainingMetadata(type, result.bytes, options)).length === 0 ? result : null
}
