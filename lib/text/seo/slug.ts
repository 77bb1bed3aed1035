import anyAscii from 'any-ascii'

/** Of an address's last part; longer ones are cut in lists of results. */
export const MAX_SLUG_LENGTH = 60

/** A text as the last part of an address: a–z, digits and hyphens, at most 60, whole words; `page` where nothing can be spelled so. */
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
