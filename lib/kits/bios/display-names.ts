import { hasProfanity } from '@/lib/core/strings/profanity'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import { buildNameMaterial } from '@/lib/writer/names/name-material'

/** Names for above a bio, best first: the visitor's own beside the word that people search for. None where neither is known. */
export function buildDisplayNames(reading: ParsedPrompt, visitorName: string, maxLength: number): string[] {
  const { roots, place, owner } = buildNameMaterial(reading, visitorName)
  const nameFromVisitor = visitorName.trim() || owner || ''
  const keyword =
    roots.find(({ phrase }) => !hasProfanity(phrase) && measureUtf16Length(phrase) <= maxLength)?.phrase ?? ''
  const areDistinct =
    !nameFromVisitor.toLowerCase().includes(keyword.toLowerCase()) &&
    !keyword.toLowerCase().includes(nameFromVisitor.toLowerCase())
  const names = [
    ...(nameFromVisitor && keyword && areDistinct ? [`${nameFromVisitor} | ${keyword}`] : []),
    ...(keyword && place && !nameFromVisitor ? [`${keyword} | ${place}`] : []),
    nameFromVisitor || keyword,
  ]
  return names.filter((name) => name !== '' && measureUtf16Length(name) <= maxLength)
}
