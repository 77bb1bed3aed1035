import { joinParts } from '@/content/tools/tiktok/tiktok-username-generator/join-parts'
import { createRandom } from '@/lib/core/random'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { getHandleProblem } from '@/lib/platforms/handles'
import { tiktokUsername } from '@/lib/platforms/networks/tiktok'

/** How many are shown for one name. */
const MAX_VARIANTS = 5

const joinOptions = { maxLength: tiktokUsername.max, punctuation: true }

/**
 * Up to five usernames close to this one that TikTok's spelling rules allow, in lower case and none of those asked for.
 * The same name always gives the same ones; whether anybody has them is not known.
 */
export function getVariants(name: string, otherNames: readonly string[]): string[] {
  const excludedNames = new Set([name, ...otherNames])
  const variants: string[] = []
  for (const variant of generateCandidates(name)) {
    if (variants.length === MAX_VARIANTS) break
    if (variant === null || excludedNames.has(variant) || getHandleProblem('tiktok', variant) !== null) continue
    excludedNames.add(variant)
    variants.push(variant)
  }
  return variants
}

/** The name's own words in other spellings first, then with a word before or after them, turn by turn. */
function* generateCandidates(name: string): Generator<string | null> {
  const words = splitName(name)
  const joinedWords = words.join('')
  if (joinedWords === '') return
  const random = createRandom(
    [...joinedWords].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7) % 2 ** 31,
  )
  yield words.join(name.includes('_') ? '.' : '_')
  yield joinedWords.slice(0, joinOptions.maxLength)
  if (words.length === 1) yield `${joinedWords}_`
  const suffixes = random.shuffle(['notes', 'studio', 'daily', 'hq', 'world'])
  const prefixes = random.shuffle(['the', 'hello', 'just', 'simply'])
  for (const [index, suffix] of suffixes.entries()) {
    const prefix = prefixes[index]
    if (prefix) yield joinParts([prefix, ...words], joinOptions, random)
    yield joinParts([...words, suffix], joinOptions, random)
  }
}

/** Letters and digits only, as they stand between marks: "crumb-club!" is "crumb" and "club". */
function splitName(name: string): string[] {
  return normalizeUnicode(name.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}
