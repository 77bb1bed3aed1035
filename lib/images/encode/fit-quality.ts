type Attempt<Output> = { quality: number; made: Output }

type Bounds = { most: number; least: number; tries: number }

/**
 * The best quality whose result has at most `maxBytes`, in at most `tries` encodings: sizes grow about exponentially with
 * the quality, so each guess lies on that curve between the nearest two tries. Stops early within 5 % of the target.
 * `made` is too large only where `quality` is `least`: then nothing fits.
 */
export async function fitQuality<Output extends { size: number }>(
  encode: (quality: number) => Promise<Output>,
  maxBytes: number,
  { most, least, tries }: Bounds,
): Promise<Attempt<Output>> {
  let over: Attempt<Output> = { quality: most, made: await encode(most) }
  if (over.made.size <= maxBytes) return over
  let under: Attempt<Output> | null = null
  for (let left = tries - 1; left > 0; left -= 1) {
    const floor = under?.quality ?? least - 1
    if (over.quality - floor <= 1) break
    const guess = left === 1 && !under ? least : interpolateQuality(over, under, maxBytes)
    const quality = Math.min(over.quality - 1, Math.max(floor + 1, guess))
    const tried = { quality, made: await encode(quality) }
    if (tried.made.size > maxBytes) {
      over = tried
      continue
    }
    under = tried
    if (tried.made.size >= maxBytes * 0.95) break
  }
  return under ?? over
}

function interpolateQuality<Output extends { size: number }>(
  over: Attempt<Output>,
  under: Attempt<Output> | null,
  maxBytes: number,
): number {
  const excess = Math.log(over.made.size / (maxBytes * 0.97))
  // Before anything fits: JPEG and WebP halve over about 25 steps, AVIF over about 15.
  if (!under) return Math.round(over.quality - Math.max(4, excess * 30))
  const slope = Math.log(over.made.size / under.made.size) / (over.quality - under.quality)
  return Math.round(over.quality - excess / slope)
}
