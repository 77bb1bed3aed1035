const percentFormat = new Intl.NumberFormat('en', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
})

export const formatRemovedCount = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'detail' : 'details'} removed`

/** Formats `-82%` or `+4%`, or `same size`. Never `-100%`, because a file is never empty. */
export function formatSizeChange(bytesBefore: number, bytesAfter: number): string {
  return bytesBefore === bytesAfter ? 'same size' : percentFormat.format(Math.max(-0.99, bytesAfter / bytesBefore - 1))
}
