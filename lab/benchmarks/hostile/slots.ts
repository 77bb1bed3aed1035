import { setTimeout as sleep } from 'node:timers/promises'
import { generate, sendGenerateRequest } from '../../../e2e/api-call.ts'
import { formatCounts } from './measure-under-load.ts'
import { openUnreadStream, unreadToolType } from '../../../e2e/hostile/open-unread-stream.ts'
import { siteSettings } from '../../../e2e/hostile/site-settings.ts'
import { createVisitorHeaders, fetchSolvedTokens } from '../../../e2e/hostile/visitor.ts'
import { startMockTikTok } from '../../../e2e/mock-servers/tiktok.ts'
import { type SiteProcess, startSite } from '../../../e2e/site-process.ts'

const WRITING_TOOL = 'tiktok-hook-generator'
const CHECKING_TOOL = 'tiktok-username-checker'
/** An unreleased slot expires with its lease after 255 seconds. */
const MAX_WAIT_MS = 270_000

export const slotHeadings = ['attack', 'others who want to write', 'answers', 'places free after, s']

/** Eight streams of four visitors, none of which is read. */
export async function measureUnreadRow(folder: string): Promise<string[]> {
  const site = await startSite(siteSettings, { folder })
  const others = { count: 40, everyMs: 750 }
  try {
    const tokens = await fetchSolvedTokens(site.url, unreadToolType, 8)
    const wanted = await fetchSolvedTokens(site.url, WRITING_TOOL, others.count)
    const started = performance.now()
    for (let pair = 0; pair < 4; pair += 1) {
      const visitor = createVisitorHeaders()
      for (const token of tokens.splice(0, 2)) await openUnreadStream(site.url, token, visitor)
    }
    await sleep(2_000)
    const answers = await writeForOthers(site, wanted, others.everyMs)
    return ['H2 8 unread streams', `${others.count} in 30 s`, answers, await waitUntilFree(site, started)]
  } finally {
    await site.stop()
  }
}

export async function measureNamesRow(folder: string): Promise<string[]> {
  const tiktok = await startMockTikTok()
  const site = await startSite({ ...siteSettings, TIKTOK_ORIGIN: tiktok.origin }, { folder })
  const others = { count: 20, everyMs: 500 }
  try {
    const tokens = await fetchSolvedTokens(site.url, CHECKING_TOOL, 8)
    const wanted = await fetchSolvedTokens(site.url, WRITING_TOOL, others.count)
    const started = performance.now()
    const leaving = new AbortController()
    const checks = tokens.map(async (token, visitor) => {
      const prompt = Array.from({ length: 10 }, (_, i) => `gone.v${visitor}n${i}`).join(' ')
      const call = {
        toolType: CHECKING_TOOL,
        prompt,
        token,
        headers: createVisitorHeaders(),
        signal: leaving.signal,
      }
      await (await sendGenerateRequest(site.url, call)).text()
    })
    await sleep(1_000)
    const answers = await writeForOthers(site, wanted, others.everyMs)
    const free = await waitUntilFree(site, started)
    leaving.abort()
    await Promise.allSettled(checks)
    return ['H3 8 visitors check 10 names each', `${others.count} in 10 s`, answers, free]
  } finally {
    await site.stop()
    await tiktok.close()
  }
}

async function writeForOthers(site: SiteProcess, tokens: readonly string[], everyMs: number): Promise<string> {
  const answers = tokens.map(async (token, i) => {
    await sleep(i * everyMs)
    const { status, body } = await generate(site.url, {
      toolType: WRITING_TOOL,
      token,
      headers: createVisitorHeaders(),
    })
    return [status, body.code].filter(Boolean).join(' ')
  })
  return formatCounts(await Promise.all(answers))
}

/** Returns the seconds until another visitor's text is written. */
async function waitUntilFree(site: SiteProcess, since: number): Promise<string> {
  while (performance.now() - since < MAX_WAIT_MS) {
    const [token = ''] = await fetchSolvedTokens(site.url, WRITING_TOOL, 1)
    const { status } = await generate(site.url, {
      toolType: WRITING_TOOL,
      token,
      headers: createVisitorHeaders(),
    })
    if (status === 200) return ((performance.now() - since) / 1000).toFixed(0)
    await sleep(500)
  }
  return `not within ${MAX_WAIT_MS / 1000}`
}
