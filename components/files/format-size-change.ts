const percentFormat = new Intl.NumberFormat('en', {
  style: 'percent',
  signDisplay: 'exceptZero',
  maximumFractionDigits: 0,
})

/** `20 details removed`. */
export const formatRemovedCount = (count: number) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'detail' : 'details'} removed`

/** `-82%`, `+4%`; `same size` where nothing changed. Something is always left, so never `-100%`. */
export function formatSizeChange(bytesBefore: number, bytesAfter: number): string {
  return bytesBefore === bytesAfter ? 'same size' : percentFormat.format(Math.max(-0.99, bytesAfter / bytesBefore - 1))
}
