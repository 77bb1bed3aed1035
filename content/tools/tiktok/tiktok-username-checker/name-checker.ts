import { LRUCache } from 'lru-cache'
import type { TikTokSettings } from '@/lib/tool/settings'
import { type Ask, createAsk, createPace } from './ask'
import { askOembed } from './ask-oembed'
import { askProfile } from './ask-profile'
import type { Finding } from './in-words'

/** One name that has passed the spelling rules; rejects only with the signal's reason. */
export type NameChecker = (name: string, signal: AbortSignal) => Promise<Finding>

type Options = {
  tiktok: TikTokSettings
  /** Least time between two requests to TikTok, over all visitors. 176 at one a second were answered without complaint. */
  gapMs: number
  /** How long nobody asks TikTok after it asked us to slow down. */
  restMs: number
}

const MINUTE = 60_000

/** How long a finding stays true enough: an account seldom goes, a missing one may be made at any moment. */
const keptFor: Record<Finding['kind'], number> = {
  public: 60 * MINUTE,
  private: 60 * MINUTE,
  absent: 5 * MINUTE,
  withheld: 5 * MINUTE,
  elsewhere: 0,
  unclear: 0,
  limited: 0,
}

/**
 * A checker with a memory of its own: what was found lately is not asked again, all its requests keep to one pace, and a
 * 429 stops them all for a while.
 */
export function createNameChecker({ tiktok, gapMs, restMs }: Options): NameChecker {
  const found = new LRUCache<string, Finding>({ max: 5_000 })
  const pace = createPace(gapMs)
  let restUntil = 0

  return async (name, signal) => {
    const known = found.get(name)
    if (known) return known
    if (performance.now() < restUntil) return { kind: 'limited' }
    const finding = await checkName(name, createAsk({ tiktok, pace, signal }))
    const ttl = keptFor[finding.kind]
    if (ttl > 0) found.set(name, finding, { ttl })
    if (finding.kind === 'limited') restUntil = performance.now() + restMs
    return finding
  }
}

/**
 * One name by TikTok's two public sources: oEmbed, and the profile page where oEmbed knows no public account. `name` has
 * passed the spelling rules. Rejects only with the reason of an aborted run.
 */
async function checkName(name: string, ask: Ask): Promise<Finding> {
  const embed = await askOembed(name, ask)
  if (embed.kind === 'public' || embed.kind === 'limited') return embed
  const page = await askProfile(name, ask)
  if (page.kind !== 'unclear') return page
  return embed.kind === 'none' ? { kind: 'absent', confirmed: false } : embed
}
