const START_OF_2014 = 1_388_534_400
const DAY_SECONDS = 86_400

/**
 * When a post was made, in Unix seconds, from its id alone: the id's upper 32 bits. Up to about a minute early. Null
 * when that is before TikTok's first posts or in the future, which no true id is. Seen in every id compared with its
 * post's own date (2026-11-21).
 */
export function decodePostTime(id: string): number | null {
  const seconds = Number(BigInt(id) >> 32n)
  return seconds >= START_OF_2014 && seconds <= Date.now() / 1_000 + DAY_SECONDS ? seconds : null
}
