/** Formats a file's size as browsers' download lists do, in decimal units: "840 kB", "2.1 MB", "142 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 999_500) return formatUnit(Math.max(1, bytes / 1000), 0, 'kilobyte')
  return formatUnit(bytes / 1_000_000, bytes < 100_000_000 ? 1 : 0, 'megabyte')
}

/** Formats a transfer's progress: "1.2 of 3.4 MB", or "1.2 MB" if the total is unknown. */
export function formatTransferProgress(transferredBytes: number, totalBytes: number | undefined): string {
  const formatMegabytes = (bytes: number, unit?: 'megabyte') => formatUnit(bytes / 1_000_000, 1, unit)
  return totalBytes
    ? `${formatMegabytes(transferredBytes)} of ${formatMegabytes(totalBytes, 'megabyte')}`
    : formatMegabytes(transferredBytes, 'megabyte')
}

/** Formats a size to three digits for comparison: "640 bytes", "81.5 kB", "2.4 MB". */
export function formatBytesPrecise(bytes: number): string {
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  if (bytes < 999_500) return formatUnit(bytes / 1000, bytes < 99_950 ? 1 : 0, 'kilobyte', 0)
  return formatUnit(bytes / 1_000_000, bytes < 99_950_000 ? 1 : 0, 'megabyte', 0)
}

function formatUnit(
  value: number,
  fractionDigits: number,
  unit?: 'kilobyte' | 'megabyte',
  minimumFractionDigits = fractionDigits,
): string {
  const digitOptions = { minimumFractionDigits, maximumFractionDigits: fractionDigits }
  return value.toLocaleString('en', unit ? { style: 'unit', unit, ...digitOptions } : digitOptions)
}
