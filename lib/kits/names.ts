import { getHandleProblem, type HandlePlatform, handlePlatformNames } from '@/lib/platforms/handles'
import { buildHandle } from '@/lib/text/transliteration'

/** Labels of the ways to build a name. Each tool adds its own label for `descriptive`. */
export const nameStyles = {
  branded: 'Brand name',
  blend: 'Made-up word',
  alliteration: 'Same first sound',
  rhyme: 'Rhyme',
  personal: 'With your name',
  action: 'What you do',
} as const

export const nameStyleDescription =
  'descriptive names the subject; branded takes a thing from its world; blend is one coined word; alliteration repeats the first sound; personal carries the visitor’s name; action has a verb.'

/** Returns the proposed handle if the platform accepts it, else one made of the name, else ''. */
export function pickHandle(platform: HandlePlatform, proposedHandle: string, name: string, maxLength: number): string {
  // YouTube accepts handles in 75 languages.
  const nativeHandle = name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  const proposal = proposedHandle.trim().replace(/^@/, '').toLowerCase()
  const candidates = [proposal, buildHandle(name).slice(0, maxLength), nativeHandle]
  return candidates.find((handle) => getHandleProblem(platform, handle) === null) ?? ''
}

/** Describes on which other platforms a handle is valid, and why not on the others. */
export function checkHandle(handle: string, platforms: readonly HandlePlatform[]): Record<'tags' | 'notes', string[]> {
  const tags: string[] = []
  const notes: string[] = []
  for (const platform of platforms) {
    const problem = getHandleProblem(platform, handle)
    if (problem === null) tags.push(`also valid on ${handlePlatformNames[platform]}`)
    else notes.push(`Not valid on ${handlePlatformNames[platform]}, where a handle ${problem}.`)
  }
  return { tags, notes }
}
