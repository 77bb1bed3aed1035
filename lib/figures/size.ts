/** A file's size as browsers' download lists write it, in decimal units: "840 kB", "2.1 MB", "142 MB". */
export function byteSize(bytes: number): string {
  if (bytes < 999_500) return written(Math.max(1, bytes / 1000), 0, 'kilobyte')
  return written(bytes / 1_000_000, bytes < 100_000_000 ? 1 : 0, 'megabyte')
}

/** How far a transfer is: "1.2 of 3.4 MB", or "1.2 MB" while the whole size is unknown. */
export function bytesDone(done: number, total: number | undefined): string {
  const megabytes = (bytes: number, unit?: 'megabyte') => written(bytes / 1_000_000, 1, unit)
  return total ? `${megabytes(done)} of ${megabytes(total, 'megabyte')}` : megabytes(done, 'megabyte')
}

function written(value: number, digits: number, unit?: 'kilobyte' | 'megabyte'): string {
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return value.toLocaleString('en', unit ? { style: 'unit', unit, ...shown } : shown)
}
