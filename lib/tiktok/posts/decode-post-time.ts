const START_OF_2014 = 1_388_534_400
const DAY_SECONDS = 86_400

/**
 * Returns a post's creation time in Unix seconds from the upper 32 bits of its ID, up to about a minute early. Null for
 * a time before TikTok's first posts or in the future, which no real ID has. Confirmed for every ID compared with its
 * post's date (2026-11-21).
 */
export function decodePostTime(id: string): number | null {
  const seconds = Number(BigInt(id) >> 32n)
  return seconds >= START_OF_2014 && seconds <= Date.now() / 1_000 + DAY_SECONDS ? seconds : null
}
