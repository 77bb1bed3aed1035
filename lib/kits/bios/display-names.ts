import { hasProfanity } from '@/lib/core/strings/profanity'
import { utf16Length } from '@/lib/platforms/counting/text-length'
import type { Reading } from '@/lib/tool/reading'
import { materialOf } from '@/lib/writer/names/material'

/** Names for above a bio, best first: the visitor's own beside the word that people search for. None where neither is known. */
export function displayNames(reading: Reading, given: string, max: number): string[] {
  const { main, place, owner } = materialOf(reading, given)
  const own = given.trim() || owner || ''
  const keyword = main.find(({ shown }) => !hasProfanity(shown) && utf16Length(shown) <= max)?.shown ?? ''
  const apart =
    !own.toLowerCase().includes(keyword.toLowerCase()) && !keyword.toLowerCase().includes(own.toLowerCase())
  const names = [
    ...(own && keyword && apart ? [`${own} | ${keyword}`] : []),
    ...(keyword && place && !own ? [`${keyword} | ${place}`] : []),
    own || keyword,
  ]
  return names.filter((name) => name !== '' && utf16Length(name) <= max)
}
