type Attempt<Output> = { quality: number; output: Output }

type Bounds = { maxQuality: number; minQuality: number; maxTries: number }

/**
 * The best quality whose result has at most `maxBytes`, in at most `maxTries` encodings: sizes grow about exponentially with
 * the quality, so each guess lies on that curve between the nearest two tries. Stops early within 5 % of the target.
 * `output` is too large only where `quality` is `minQuality`: then nothing fits.
 */
export async function fitQuality<Output extends { size: number }>(
  encode: (quality: number) => Promise<Output>,
  maxBytes: number,
  { maxQuality, minQuality, maxTries }: Bounds,
): Promise<Attempt<Output>> {
  let tooLarge: Attempt<Output> = { quality: maxQuality, output: await encode(maxQuality) }
  if (tooLarge.output.size <= maxBytes) return tooLarge
  let withinLimit: Attempt<Output> | null = null
  for (let triesLeft = maxTries - 1; triesLeft > 0; triesLeft -= 1) {
    const floor = withinLimit?.quality ?? minQuality - 1
    if (tooLarge.quality - floor <= 1) break
    const guess = triesLeft === 1 && !withinLimit ? minQuality : interpolateQuality(tooLarge, withinLimit, maxBytes)
    const quality = Math.min(tooLarge.quality - 1, Math.max(floor + 1, guess))
    const attempt = { quality, output: await encode(quality) }
    if (attempt.output.size > maxBytes) {
      tooLarge = attempt
      continue
    }
    withinLimit = attempt
    if (attempt.output.size >= maxBytes * 0.95) break
  }
  return withinLimit ?? tooLarge
}

function interpolateQuality<Output extends { size: number }>(
  tooLarge: Attempt<Output>,
  withinLimit: Attempt<Output> | null,
  maxBytes: number,
): number {
  const excess = Math.log(tooLarge.output.size / (maxBytes * 0.97))
  // Before anything fits: JPEG and WebP halve over about 25 steps, AVIF over about 15.
  if (!withinLimit) return Math.round(tooLarge.quality - Math.max(4, excess * 30))
  const slope = Math.log(tooLarge.output.size / withinLimit.output.size) / (tooLarge.quality - withinLimit.quality)
  return Math.round(tooLarge.quality - excess / slope)
}
