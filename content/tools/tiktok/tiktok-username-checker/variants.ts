import { joinParts } from '@/content/tools/tiktok/tiktok-username-generator/join-parts'
import { createRandom } from '@/lib/core/random'
import { normalizeUnicode } from '@/lib/core/strings/normalize-unicode'
import { handleProblem } from '@/lib/platforms/handles'
import { tiktokUsername } from '@/lib/platforms/networks/tiktok'

/** How many are shown for one name. */
const MAX_VARIANTS = 5

const joinOptions = { maxLength: tiktokUsername.max, punctuation: true }

/**
 * Up to five usernames close to this one that TikTok's spelling rules allow, in lower case and none of those asked for.
 * The same name always gives the same ones; whether anybody has them is not known.
 */
export function getVariants(name: string, asked: readonly string[]): string[] {
  const seen = new Set([name, ...asked])
  const found: string[] = []
  for (const variant of generateCandidates(name)) {
    if (found.length === MAX_VARIANTS) break
    if (variant === null || seen.has(variant) || handleProblem('tiktok', variant) !== null) continue
    seen.add(variant)
    found.push(variant)
  }
  return found
}

/** The name's own words in other spellings first, then with a word before or after them, turn by turn. */
function* generateCandidates(name: string): Generator<string | null> {
  const words = splitName(name)
  const bare = words.join('')
  if (bare === '') return
  const random = createRandom([...bare].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 2 ** 31)
  yield words.join(name.includes('_') ? '.' : '_')
  yield bare.slice(0, joinOptions.maxLength)
  if (words.length === 1) yield `${bare}_`
  const ends = random.shuffle(['notes', 'studio', 'daily', 'hq', 'world'])
  const fronts = random.shuffle(['the', 'hello', 'just', 'simply'])
  for (const [index, end] of ends.entries()) {
    const front = fronts[index]
    if (front) yield joinParts([front, ...words], joinOptions, random)
    yield joinParts([...words, end], joinOptions, random)
  }
}

/** Letters and digits only, as they stand between marks: "crumb-club!" is "crumb" and "club". */
function splitName(name: string): string[] {
  return normalizeUnicode(name.toLowerCase(), 'NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}
