/**
 * The one range of bytes that a `Range` header asks for, as it goes to TikTok's server. Null when there is none to honour:
 * no header, another unit, or several ranges, which may all be answered with the whole file (RFC 9110 §14.2).
 * `impossible` is one that no file can satisfy.
 */
export function parseByteRange(header: string | null): string | 'impossible' | null {
  const [fullMatch, startText = '', endText = ''] = header?.trim().match(/^bytes=(\d*)-(\d*)$/) ?? []
  if (fullMatch === undefined || (startText === '' && endText === '')) return null
  const [start, end] = [Number(startText), endText === '' ? Number.POSITIVE_INFINITY : Number(endText)]
  const isImpossible = startText === '' ? end === 0 : start > end || !Number.isSafeInteger(start)
  return isImpossible ? 'impossible' : `bytes=${startText}-${endText}`
}
