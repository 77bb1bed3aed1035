import { z } from 'zod'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { Card } from '@/lib/tool/card'
import type { BioPlatform } from './bio-platforms'

/** A bio in parts, as requested from the model. Unused parts are ''. */
export const bioSchema = z.object({
  formula: z.string().describe('How the bio is built, in one to three words.'),
  lead: z.string().describe('The first part: who this is or what the account is about. No full stop.'),
  value: z.string().describe('What a follower gets, in a few words; an empty string for none.'),
  detail: z
    .string()
    .describe('The one specific from the visitor: proof, place or experience; an empty string for none.'),
  cta: z.string().describe('The next step, in two to five words; an empty string for none.'),
  name: z
    .string()
    .describe('The name shown above the bio, with a word that people search for; an empty string on a hard day.'),
})

export type Bio = z.infer<typeof bioSchema>

/** Joins the parts for pasting: one per line, or as sentences on one line. */
export function buildBioText({ lead, value, detail, cta }: Bio, isMultiline: boolean): string {
  const parts = [lead, value, detail, cta].filter((part) => part !== '')
  if (isMultiline) return parts.join('\n')
  return parts.map((part, index) => (index < parts.length - 1 ? addFullStop(part) : part)).join(' ')
}

/** Adds the script's full stop to a part that ends in a letter, digit or blank. Emoji and arrows need none. */
function addFullStop(part: string): string {
  const fullStop = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(part)
    ? '。'
    : /\p{Script=Devanagari}/u.test(part)
      ? '।'
      : '.'
  const needsFullStop = /[\p{L}\p{Mn}\p{Mc}\p{N})\]”’+#]$/u.test(part) && !part.endsWith('\uFE0F')
  return needsFullStop ? part + fullStop : part
}

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
