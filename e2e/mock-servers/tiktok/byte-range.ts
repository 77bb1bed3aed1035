export type ByteRange = { start: number; end: number }

/**
 * Returns the requested range with an exclusive end: `null` for the whole file (no range, several, or an invalid
 * range), `'outside'` when it starts after the end.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!first && !last) return null
  if (!first) {
    return Number(last) === 0 ? 'outside' : { start: Math.max(0, size - Number(last)), end: size }
  }
  const start = Number(first)
  if (last && Number(last) < start) return null
  if (start >= size) return 'outside'
  return { start, end: last ? Math.min(size, Number(last) + 1) : size }
}
