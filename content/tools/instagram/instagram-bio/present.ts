import { type Bio, presentBio } from '@/lib/kits/bios/bio'
import type { BioInput } from '@/lib/kits/bios/bio-brief'
import { bioPlatforms } from '@/lib/kits/bios/bio-platforms'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { Card } from '@/lib/tool/card'

/** Approximate characters per bio line on a phone. Estimated from letter widths; Meta publishes no limit. */
const MAX_PHONE_LINE_LENGTH = 42

export function present(bio: Bio, { prompt }: BioInput): Omit<Card, 'id' | 'item'> {
  const parts = [bio.lead, bio.value, bio.detail, bio.cta]
  return presentBio(bio, bioPlatforms.instagram, prompt, [
    'People search the name field, so your topic is in it.',
    ...(parts.some((part) => measureUtf16Length(part) > MAX_PHONE_LINE_LENGTH)
      ? ['One line may break on a phone.']
      : []),
  ])
}
