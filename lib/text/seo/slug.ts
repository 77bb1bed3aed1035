import anyAscii from 'any-ascii'

/** Search results cut longer slugs. */
const MAX_SLUG_LENGTH = 60

/** Whole words of a–z, digits and hyphens. Returns `page` if no valid character remains. */
export function slugify(text: string): string {
  const asciiText = anyAscii(
    text
      .toWellFormed()
      .slice(0, 4 * MAX_SLUG_LENGTH)
      .replace(/[\p{Extended_Pictographic}'’]/gu, '')
      .replace(/(?<=\b[Cc])\+\+/g, 'pp')
      .replace(/(?<=\b[Cc])#/g, 'sharp')
      .replaceAll('&', ' and '),
  )
  const words = asciiText.toLowerCase().match(/[a-z0-9]+/g) ?? []
  let slug = ''
  for (const word of words) {
    const longerSlug = slug === '' ? word.slice(0, MAX_SLUG_LENGTH) : `${slug}-${word}`
    if (longerSlug.length > MAX_SLUG_LENGTH) break
    slug = longerSlug
  }
  return slug || 'page'
}
