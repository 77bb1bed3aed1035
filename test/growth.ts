/** Some kernels count CPU time in steps of a few milliseconds, so work is repeated until it has used so much (µs). */
const ENOUGH = 12_000

/** CPU time of this thread for one run, in microseconds. */
function cpuOf(work: (length: number) => unknown, length: number): number {
  const before = process.threadCpuUsage()
  for (let runs = 1; ; runs += 1) {
    // Another length each time, because an engine may remember a text.
    work(length - (runs % 5))
    const { user, system } = process.threadCpuUsage(before)
    if (user + system >= ENOUGH) return (user + system) / runs
  }
}

/**
 * How many times as long work takes on four times as much: about four where time grows with the length, sixteen where it grows
 * with its square. Measured as CPU time of this thread, the least of a few runs, so a busy machine counts neither way.
 */
export function growthOf(work: (length: number) => unknown, length: number): number {
  const leastOf = (size: number) => Math.min(...[1, 2, 3].map(() => cpuOf(work, size)))
  return leastOf(length) / leastOf(Math.floor(length / 4))
}

/** More than sorting and a cache take away, less than a square. */
export const mostGrowth = 12
