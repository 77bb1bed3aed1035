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
 * with its square. Measured as CPU time of this thread, the least of a few runs of both in turn after one that compiles it.
 */
export function growthOf(work: (length: number) => unknown, length: number): number {
  const quarter = Math.floor(length / 4)
  cpuOf(work, quarter)
  const times = Array.from({ length: 4 }, () => [cpuOf(work, length), cpuOf(work, quarter)] as const)
  return Math.min(...times.map(([whole]) => whole)) / Math.min(...times.map(([, part]) => part))
}

/** More than sorting and a cache take away, less than a square. */
export const mostGrowth = 12
