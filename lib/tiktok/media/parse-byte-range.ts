/**
 * The one range of bytes that a `Range` header asks for, as it goes to TikTok's server. Null when there is none to honour:
 * no header, another unit, or several ranges, which may all be answered with the whole file (RFC 9110 §14.2).
 * `impossible` is one that no file can satisfy.
 */
export function parseByteRange(header: string | null): string | 'impossible' | null {
  const [whole, first = '', last = ''] = header?.trim().match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (whole === undefined || (first === '' && last === '')) return null
  const [from, to] = [Number(first), last === '' ? Number.POSITIVE_INFINITY : Number(last)]
  const isImpossible = first === '' ? to === 0 : from > to || !Number.isSafeInteger(from)
  return isImpossible ? 'impossible' : `bytes=${first}-${last}`
}
