import { leftIn } from '@/lib/images/metadata/left-in'
import { type Stripped, stripped } from '@/lib/images/metadata/strip'
import type { PictureType } from '@/lib/images/sniff'

/**
 * A picture that is handed back as it came, but for what it says about itself: its pixels, colours and rotation stay byte for
 * byte. Read again before it counts; null where not all can be cut out, so that its pixels must be encoded anew.
 */
export async function cutDetails(type: PictureType, bytes: Uint8Array): Promise<Stripped | null> {
  const strip = { mode: 'tidy', keepCredentials: false } as const
  const made = stripped(type, bytes, strip)
  return made && (await leftIn(type, made.bytes, strip)).length === 0 ? made : null
}
