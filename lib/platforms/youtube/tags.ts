import { measureUtf16Length } from '@/lib/platforms/counting/text-length'

/**
 * Returns how many of YouTube's 500 characters a tag uses. YouTube counts a tag with a space as if in quotation marks
 * (developers.google.com/youtube/v3/docs/videos#snippet.tags[], checked 2026-11).
 */
export const getTagCost = (tag: string): number => measureUtf16Length(tag) + (/\s/u.test(tag) ? 2 : 0)

/** Returns how many of YouTube's 500 characters the tags use, including quotation marks and commas. */
export function getTagsLength(tags: readonly string[]): number {
  return tags.reduce((sum, tag) => sum + getTagCost(tag), 0) + Math.max(0, tags.length - 1)
}

/** Returns the tags that fit into `maxLength` together. Skips a tag that does not fit and tries the next. */
export function limitTagsLength(tags: readonly string[], maxLength: number): string[] {
  const result: string[] = []
  let length = 0
  for (const tag of tags) {
    const newLength = length + getTagCost(tag) + (result.length > 0 ? 1 : 0)
    if (newLength > maxLength) continue
    result.push(tag)
    length = newLength
  }
  return result
}
