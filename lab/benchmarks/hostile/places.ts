import { setTimeout as sleep } from 'node:timers/promises'
import { post, send } from '../../../e2e/api-call.ts'
import { operator } from '../../../e2e/hostile/operator.ts'
import { tally } from '../../../e2e/hostile/standstill.ts'
import { leaveUnread, unreadTool } from '../../../e2e/hostile/unread.ts'
import { newVisitor, solvedTokens } from '../../../e2e/hostile/visitor.ts'
import { type OwnSite, startOwnSite } from '../../../e2e/own-site.ts'
import { startTikTok } from '../../../e2e/stand-ins/tiktok.ts'

const writing = 'tiktok-hook-generator'
const checking = 'tiktok-username-checker'
/** A place that nobody gives back ends with its lease of 255 seconds. */
const longestMs = 270_000

export const placesHeadings = ['attack', 'others who want to write', 'answers', 'places free after, s']

/** Eight streams of four visitors, of which nobody reads anything. */
export async function unreadRow(folder: string): Promise<string[]> {
  const site = await startOwnSite(operator, { folder })
  const others = { count: 40, everyMs: 750 }
  try {
    const tokens = await solvedTokens(site.url, unreadTool, 8)
    const wanted = await solvedTokens(site.url, writing, others.count)
    const started = performance.now()
    for (let pair = 0; pair < 4; pair += 1) {
      const visitor = newVisitor()
      for (const token of tokens.splice(0, 2)) await leaveUnread(site.url, token, visitor)
    }
    await sleep(2_000)
    const answers = await writeForOthers(site, wanted, others.everyMs)
    return ['H2 8 unread streams', `${others.count} in 30 s`, answers, await freeAgain(site, started)]
  } finally {
    await site.stop()
  }
}

/** Eight visitors, each of whom checks ten names. */
export async function namesRow(folder: string): Promise<string[]> {
  const tiktok = await startTikTok()
  const site = await startOwnSite({ ...operator, TIKTOK_ORIGIN: tiktok.origin }, { folder })
  const others = { count: 20, everyMs: 500 }
  try {
    const tokens = await solvedTokens(site.url, checking, 8)
    const wanted = await solvedTokens(site.url, writing, others.count)
    const started = performance.now()
    const leaving = new AbortController()
    const checks = tokens.map(async (token, visitor) => {
      const prompt = Array.from({ length: 10 }, (_, i) => `gone.v${visitor}n${i}`).join(' ')
      const call = { toolType: checking, prompt, token, headers: newVisitor(), signal: leaving.signal }
      await (await send(site.url, call)).text()
    })
    await sleep(1_000)
    const answers = await writeForOthers(site, wanted, others.everyMs)
    const free = await freeAgain(site, started)
    leaving.abort()
    await Promise.allSettled(checks)
    return ['H3 8 visitors check 10 names each', `${others.count} in 10 s`, answers, free]
  } finally {
    await site.stop()
    await tiktok.close()
  }
}

async function writeForOthers(site: OwnSite, tokens: readonly string[], everyMs: number): Promise<string> {
  const answers = tokens.map(async (token, i) => {
    await sleep(i * everyMs)
    const { status, body } = await post(site.url, { toolType: writing, token, headers: newVisitor() })
    return [status, body.code].filter(Boolean).join(' ')
  })
  return tally(await Promise.all(answers))
}

/** Seconds until somebody else's text is written. */
async function freeAgain(site: OwnSite, since: number): Promise<string> {
  while (performance.now() - since < longestMs) {
    const [token = ''] = await solvedTokens(site.url, writing, 1)
    const { status } = await post(site.url, { toolType: writing, token, headers: newVisitor() })
    if (status === 200) return ((performance.now() - since) / 1000).toFixed(0)
    await sleep(500)
  }
  return `not within ${longestMs / 1000}`
}
