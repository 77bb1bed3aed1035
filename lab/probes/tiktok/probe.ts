import { PublicError } from '@/lib/core/errors'
import { type PostLink, parseTikTokLink } from '@/lib/tiktok/links/link'
import { createFailureError } from '@/lib/tiktok/posts/post-failures'
import { followShortLink } from '@/lib/tiktok/resolve/short-link'
import { fetchFromOembed } from '@/lib/tiktok/sources/oembed'
import { fetchFromPage } from '@/lib/tiktok/sources/page'
import { fetchFromPlayer } from '@/lib/tiktok/sources/player'
import type { SourceResult } from '@/lib/tiktok/sources/source'
import type { MediaSettings } from '@/lib/tool/settings'
import { describePost } from './describe-post'
import { watchTraffic } from './watch-traffic'

const sources = [
  ['Embed Player', fetchFromPlayer],
  ['Watch page', fetchFromPage],
  ['oEmbed', fetchFromOembed],
] as const

type Print = (line: string) => void

/** Asks every source for the post in a text, whatever the others say; whether one of them gave it. */
export async function probeSources(
  text: string,
  { tiktok }: Pick<MediaSettings, 'tiktok'>,
  print: Print,
): Promise<boolean> {
  const stop = watchTraffic((line) => print(`  ${line}`))
  const { signal } = new AbortController()
  try {
    print(`TikTok: ${tiktok.isMock ? `mock server on ${tiktok.origin}` : tiktok.origin}`)
    const link = await resolvePost(text, tiktok, signal, print)
    let found = false
    for (const [name, ask] of sources) {
      print(`\n${name}`)
      const outcome = await ask({ ...link, tiktok, signal }).catch(formatError)
      for (const line of formatOutcome(outcome)) print(`  ${line}`)
      found ||= typeof outcome === 'object' && 'post' in outcome
    }
    return found
  } catch (error) {
    print(`  ${formatError(error)}`)
    return false
  } finally {
    stop()
  }
}

async function resolvePost(
  text: string,
  tiktok: MediaSettings['tiktok'],
  signal: AbortSignal,
  print: Print,
): Promise<PostLink> {
  const given = parseTikTokLink(text)
  if (given === null) throw new PublicError('invalid_url')
  print(`Link: ${given.kind}`)
  const link = given.kind === 'short' ? await followShortLink(given, tiktok, signal) : given
  if (link.kind !== 'video' && link.kind !== 'photo') throw new PublicError('not_a_video')
  print(`Post: ${link.kind} ${link.id}`)
  return link
}

function formatOutcome(outcome: SourceResult | string): string[] {
  if (typeof outcome === 'string') return [outcome]
  if ('post' in outcome) return describePost(outcome.post)
  const { code, message } = createFailureError(outcome.fault)
  return [`fault: ${outcome.fault} → ${code}: ${message}`]
}

function formatError(error: unknown): string {
  if (error instanceof PublicError) return `failed: ${error.code} ${error.reason ?? ''}`.trim()
  return `failed: ${error instanceof Error ? error.name : 'unknown'}`
}
