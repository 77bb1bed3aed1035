/** `1.2 of 3.4 MB`, or `1.2 MB` while the size is unknown. */
export function bytesWords(done: number, total: number | undefined): string {
  const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
  return total ? `${megabytes(done)} of ${megabytes(total)} MB` : `${megabytes(done)} MB`
}
