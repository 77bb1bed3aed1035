type Attempt<Output> = { quality: number; output: Output }

type Bounds = { maxQuality: number; minQuality: number; maxTries: number }

/** Sizes grow about exponentially with quality, so guesses interpolate. `output` is too large only if nothing fits. */
export async function fitQuality<Output extends { size: number }>(
  encode: (quality: number) => Promise<Output>,
  maxBytes: number,
  { maxQuality, minQuality, maxTries }: Bounds,
): Promise<Attempt<Output>> {
  let smallestTooLargeAttempt: Attempt<Output> = { quality: maxQuality, output: await encode(maxQuality) }
  if (smallestTooLargeAttempt.output.size <= maxBytes) return smallestTooLargeAttempt
  let fittingAttempt: Attempt<Output> | null = null
  for (let remainingTries = maxTries - 1; remainingTries > 0; remainingTries -= 1) {
    const floor = fittingAttempt?.quality ?? minQuality - 1
    if (smallestTooLargeAttempt.quality - floor <= 1) break
    const guess =
      remainingTries === 1 && !fittingAttempt
        ? minQuality
        : interpolateQuality(smallestTooLargeAttempt, fittingAttempt, maxBytes)
    const quality = Math.min(smallestTooLargeAttempt.quality - 1, Math.max(floor + 1, guess))
    const attempt = { quality, output: await encode(quality) }
    if (attempt.output.size > maxBytes) {
      smallestTooLargeAttempt = attempt
      continue
    }
    fittingAttempt = attempt
    if (attempt.output.size >= maxBytes * 0.95) break
  }
  return fittingAttempt ?? smallestTooLargeAttempt
}

function interpolateQuality<Output extends { size: number }>(
  smallestTooLargeAttempt: Attempt<Output>,
  fittingAttempt: Attempt<Output> | null,
  maxBytes: number,
): number {
  const logExcess = Math.log(smallestTooLargeAttempt.output.size / (maxBytes * 0.97))
  // While no attempt fits, the guess assumes that the size of JPEG and WebP halves over about 25 quality steps, and
  // that of AVIF over about 15.
  if (!fittingAttempt) return Math.round(smallestTooLargeAttempt.quality - Math.max(4, logExcess * 30))
  const slope =
    Math.log(smallestTooLargeAttempt.output.size / fittingAttempt.output.size) /
    (smallestTooLargeAttempt.quality - fittingAttempt.quality)
  return Math.round(smallestTooLargeAttempt.quality - logExcess / slope)
}
