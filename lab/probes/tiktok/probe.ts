import { CatalogueError } from '@/lib/core/errors'
import { type PostLink, parseTikTokLink } from '@/lib/tiktok/links/link'
import { faultError } from '@/lib/tiktok/posts/faults'
import { followShortLink } from '@/lib/tiktok/resolve/short-link'
import { askOembed } from '@/lib/tiktok/sources/oembed'
import { askPage } from '@/lib/tiktok/sources/page'
import { askPlayer } from '@/lib/tiktok/sources/player'
import type { Outcome } from '@/lib/tiktok/sources/source'
import type { MediaSettings } from '@/lib/tool/settings'
import { describePost } from './describe-post'
import { watchTraffic } from './watch-traffic'

const sources = [
  ['Embed Player', askPlayer],
  ['Watch page', askPage],
  ['oEmbed', askOembed],
] as const

type Print = (line: string) => void

/** Asks every source for the post in a text, whatever the others say; whether one of them gave it. */
export async function probe(
  text: string,
  { tiktok }: Pick<MediaSettings, 'tiktok'>,
  print: Print,
): Promise<boolean> {
  const stop = watchTraffic((line) => print(`  ${line}`))
  const { signal } = new AbortController()
  try {
    print(`TikTok: ${tiktok.standIn ? `stand-in on ${tiktok.origin}` : tiktok.origin}`)
    const link = await postIn(text, tiktok, signal, print)
    let found = false
    for (const [name, ask] of sources) {
      print(`\n${name}`)
      const outcome = await ask({ ...link, tiktok, signal }).catch(told)
      for (const line of lines(outcome)) print(`  ${line}`)
      found ||= typeof outcome === 'object' && 'post' in outcome
    }
    return found
  } catch (error) {
    print(`  ${told(error)}`)
    return false
  } finally {
    stop()
  }
}

async function postIn(
  text: string,
  tiktok: MediaSettings['tiktok'],
  signal: AbortSignal,
  print: Print,
): Promise<PostLink> {
  const given = parseTikTokLink(text)
  if (given === null) throw new CatalogueError('invalid_url')
  print(`Link: ${given.kind}`)
  const link = given.kind === 'short' ? await followShortLink(given, tiktok, signal) : given
  if (link.kind !== 'video' && link.kind !== 'photo') throw new CatalogueError('not_a_video')
  print(`Post: ${link.kind} ${link.id}`)
  return link
}

function lines(outcome: Outcome | string): string[] {
  if (typeof outcome === 'string') return [outcome]
  if ('post' in outcome) return describePost(outcome.post)
  const { code, message } = faultError(outcome.fault)
  return [`fault: ${outcome.fault} → ${code}: ${message}`]
}

function told(error: unknown): string {
  if (error instanceof CatalogueError) return `failed: ${error.code} ${error.reason ?? ''}`.trim()
  return `failed: ${error instanceof Error ? error.name : 'unknown'}`
}
