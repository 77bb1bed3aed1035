import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { Card } from '@/lib/tool/card'
import { type Bio, buildBioText } from './bio'
import type { BioPlatform } from './bio-platforms'

export function presentBio(
  bio: Bio,
  platform: BioPlatform,
  prompt: string,
  notes: readonly string[],
): Omit<Card, 'id' | 'item'> {
  const text = buildBioText(bio, platform.isMultiline)
  const hasName = bio.name !== ''
  return {
    ...(bio.formula !== '' && { heading: bio.formula }),
    parts: [{ label: 'Bio', text }, ...(hasName ? [{ label: platform.nameLabel, text: bio.name }] : [])],
    preview: { kind: 'profile', platform: platform.app, text, ...(hasName && { name: bio.name }) },
    copy: text,
    carry: [...prompt].slice(0, 300).join(''),
    meters: [
      { label: 'Bio', value: measureUtf16Length(text), limit: platform.bio.max, unit: 'characters', of: 'copy' },
      ...(hasName
        ? [
            {
              label: platform.nameLabel,
              value: measureUtf16Length(bio.name),
              limit: platform.name.max,
              unit: 'characters',
              of: { part: platform.nameLabel },
            },
          ]
        : []),
    ],
    notes,
  }
}
