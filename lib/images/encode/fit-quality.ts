type Sized = { size: number }

type Attempt<Output> = { quality: number; output: Output }

type Bounds = { maxQuality: number; minQuality: number; maxTries: number }

/** Sizes grow about exponentially with quality, so guesses interpolate. `output` is too large only if nothing fits. */
export async function fitQuality<Output extends Sized>(
  encode: (quality: number) => Promise<Output>,
  maxBytes: number,
  { maxQuality, minQuality, maxTries }: Bounds,
): Promise<Attempt<Output>> {
  let tooLarge: Attempt<Output> = { quality: maxQuality, output: await encode(maxQuality) }
  if (tooLarge.output.size <= maxBytes) return tooLarge
  let fitting: Attempt<Output> | null = null
  for (let remainingTries = maxTries - 1; remainingTries > 0; remainingTries -= 1) {
    const floor = fitting?.quality ?? minQuality - 1
    if (tooLarge.quality - floor <= 1) break
    const guess = remainingTries === 1 && !fitting ? minQuality : interpolateQuality(tooLarge, fitting, maxBytes)
    const quality = Math.min(tooLarge.quality - 1, Math.max(floor + 1, guess))
    const attempt = { quality, output: await encode(quality) }
    if (attempt.output.size > maxBytes) {
      tooLarge = attempt
      continue
    }
    fitting = attempt
    if (attempt.output.size >= maxBytes * 0.95) break
  }
  return fitting ?? tooLarge
}

function interpolateQuality(tooLarge: Attempt<Sized>, fitting: Attempt<Sized> | null, maxBytes: number): number {
  const logExcess = Math.log(tooLarge.output.size / (maxBytes * 0.97))
  // While no attempt fits, the guess assumes that the size of JPEG and WebP halves over about 25 quality steps, and
  // that of AVIF over about 15.
  if (!fitting) return Math.round(tooLarge.quality - Math.max(4, logExcess * 30))
  const slope = Math.log(tooLarge.output.size / fitting.output.size) / (tooLarge.quality - fitting.quality)
  return Math.round(tooLarge.quality - logExcess / slope)
}
