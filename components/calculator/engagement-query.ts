import { readNumber } from '@/lib/figures/calculator'
import type { EngagementInput } from '@/lib/platforms/engagement'

const MOST = 10_000_000_000

/** The calculator's inputs as they stand in its address: followers, likes, comments, shares, saves, views or reach, number of posts, target. */
export type EngagementQuery = Record<'f' | 'l' | 'c' | 's' | 'sv' | 'v' | 'n' | 't', string>

/** Reads an address that anyone may have written; numbers are held to their range. */
export function engagementInputOf(query: EngagementQuery): EngagementInput {
  const read = (text: string) => readNumber(text, { max: MOST })
  return {
    followers: read(query.f),
    likes: read(query.l),
    comments: read(query.c),
    shares: read(query.s),
    saves: read(query.sv),
    seen: read(query.v),
    posts: Math.floor(readNumber(query.n, { min: 1, max: 1000 })),
  }
}
