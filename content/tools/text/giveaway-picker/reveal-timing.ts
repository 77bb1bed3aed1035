const ROLLED_NAMES = 24

/** Returns the names that roll past, which end with the winner. Each winner gets another part of the sample. */
export function pickRollingNames(sampleNames: readonly string[], winner: string, winnerIndex: number): string[] {
  const offset = winnerIndex * ROLLED_NAMES
  const passingNames = Array.from(
    { length: ROLLED_NAMES },
    (_, index) => sampleNames[(offset + index) % sampleNames.length] ?? winner,
  )
  return [...passingNames, winner]
}

/** Up to six winners get the full time. More share about half a minute, so that a video stays short. */
export function getRevealTimes(winnerCount: number): { rollMs: number; holdMs: number } {
  return { rollMs: Math.min(4_000, 24_000 / winnerCount), holdMs: Math.min(1_800, 10_800 / winnerCount) }
}
