import { nameOf, type Shape, textOf } from './shapes.ts'

export type Work = (text: string) => unknown

export type Bounds = {
  /** Lengths to try, shortest first, so that what explodes is caught while it still ends. */
  lengths: readonly number[]
  /** A normal text of a length; the multiple is that of its time. */
  normal(length: number): string
  /** The most that a hostile text may take, as a multiple of the normal one. */
  most: number
  /** A normal text counts as at least so many microseconds, below which a clock and a compiler say nothing. */
  floor: number
  /** Told of every text before it is tried. */
  trying?(shape: string, length: number): void
}

/** A hostile text that takes far longer than a normal one of its length, and more than its share of a quarter of it. */
export type Finding = {
  shape: string
  length: number
  multiple: number
  growth: number
  milliseconds: number
}

/** Four times the text may take this many times as long: four is linear, sixteen quadratic. */
const mostGrowth = 8
/** Some kernels count CPU time in steps of a few milliseconds, so a run is repeated until it has used so much (µs). */
const enough = 12_000
const mostRuns = 2_000
/** Length of a short text, whose time cannot be far from linear. */
const short = 100
/** How many suspicions at one length are looked into, the worst first. */
const mostSuspects = 8
/** A single run of so many milliseconds is looked into before a worse one is tried. */
const endlessMs = 300

/** CPU time in microseconds for one run, workers included; what other processes do counts neither way. */
async function cpuOf(work: Work, make: (length: number) => string, length: number): Promise<number> {
  const before = process.cpuUsage()
  let spent = 0
  let runs = 0
  while (spent < enough && runs < mostRuns) {
    // Another length each time, because an engine may remember a text.
    await work(make(length - (runs % 5)))
    runs += 1
    const { user, system } = process.cpuUsage(before)
    spent = user + system
  }
  return spent / runs
}

/** The least of a few, in microseconds: the collector's work and the compiler's count as CPU time too, now and then. */
async function leastOf(work: Work, make: (length: number) => string, length: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let time = 0; time < 3; time += 1) least = Math.min(least, await cpuOf(work, make, length))
  return least
}

/** What a normal text takes, and no more than in proportion to a short one: it may meet something quadratic itself. */
async function usualOf(work: Work, normal: Bounds['normal'], length: number): Promise<number> {
  const whole = await cpuOf(work, normal, length)
  if (length <= short) return whole
  return Math.min(whole, (await cpuOf(work, normal, short)) * (length / short))
}

/** Wall time, which is never less than CPU time: good for passing what is quick, never for failing what is slow. */
async function wallMs(work: Work, text: string): Promise<number> {
  const before = performance.now()
  await work(text)
  return performance.now() - before
}

/**
 * Tries a piece of work with hostile shapes, and with a normal text as another one, against normal texts of the same
 * length. Gives the first finding, or null when everything is dealt with in time that grows with its length. What is
 * suspicious in one run is measured by many.
 */
export async function worstOf(work: Work, shapes: readonly Shape[], bounds: Bounds): Promise<Finding | null> {
  const { lengths, normal, most, floor, trying } = bounds
  const hostile = shapes.map((shape) => ({
    name: nameOf(shape),
    make: (size: number) => textOf(shape, size),
  }))
  for (const length of lengths) {
    let usual: number | null = null
    const suspects: { text: Hostile; ms: number }[] = []
    for (const text of [...hostile, { name: 'a normal text', make: normal }]) {
      trying?.(text.name, length)
      const ms = await wallMs(work, text.make(length))
      if (ms * 1_000 <= floor * most) continue
      usual ??= Math.max(floor, await usualOf(work, normal, length))
      if (ms * 1_000 <= usual * most) continue
      suspects.push({ text, ms })
      const finding = ms > endlessMs ? await measured(work, text, length, usual, bounds) : null
      if (finding) return finding
    }
    for (const { text } of suspects.sort((one, other) => other.ms - one.ms).slice(0, mostSuspects)) {
      const finding = usual && (await measured(work, text, length, usual, bounds))
      if (finding) return finding
    }
  }
  return null
}

type Hostile = { name: string; make(length: number): string }

async function measured(
  work: Work,
  { name, make }: Hostile,
  length: number,
  usual: number,
  { most }: Bounds,
): Promise<Finding | null> {
  const spent = await leastOf(work, make, length)
  const multiple = spent / usual
  if (multiple <= most) return null
  const growth = spent / (await leastOf(work, make, Math.floor(length / 4)))
  if (growth <= mostGrowth) return null
  return { shape: name, length, multiple, growth, milliseconds: spent / 1_000 }
}
