/** Some kernels count CPU time in steps of a few milliseconds, so work is repeated until it has used so much (µs). */
const ENOUGH = 12_000

/** CPU time of this thread for one run, in microseconds. */
async function cpuOf(work: (length: number) => unknown, length: number): Promise<number> {
  const before = process.threadCpuUsage()
  for (let runs = 1; ; runs += 1) {
    // Another length each time, because an engine may remember a text.
    await work(length - (runs % 5))
    const { user, system } = process.threadCpuUsage(before)
    if (user + system >= ENOUGH) return (user + system) / runs
  }
}

/**
 * How many times as long work takes on four times as much: about four where time grows with the length, sixteen where it grows
 * with its square. Measured as CPU time of this thread, the least of a few runs of both in turn after one that compiles it.
 */
export async function growthOf(work: (length: number) => unknown, length: number): Promise<number> {
  const quarter = Math.floor(length / 4)
  await cpuOf(work, quarter)
  let [whole, part] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let rounds = 0; rounds < 4; rounds += 1) {
    whole = Math.min(whole, await cpuOf(work, length))
    part = Math.min(part, await cpuOf(work, quarter))
  }
  return whole / part
}

/** More than sorting and a cache take away, less than a square. */
export const mostGrowth = 12
