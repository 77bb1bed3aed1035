/**
 * `npm run bench:api`: what the site adds to the model's own time. Calls the model's stand-in directly with the very
 * request that the site sends, and through the site with all its guards on, in the same run on the same machine, so
 * compare columns and not runs.
 */
import { type Call, measure, merge, percentile, type Series } from './bench-api/load.ts'
import { siteUrl, standInUrl, startServers } from './bench-api/servers.ts'
import { newVisitor, solveTokens } from './bench-api/tokens.ts'

const tool = 'tiktok-hook-generator'
const upstreams = [
  { name: 'instant', prompt: 'sourdough bread at home', counts: { 1: 400, 50: 2_000 } },
  { name: '200 ms, 50 × 4 ms', prompt: 'sourdough bread fault:realistic', counts: { 1: 15, 50: 500 } },
] as const
/** Site and stand-in take turns, so that a busy moment of the machine hits both. The first round warms up. */
const rounds = 5
const modes = { JSON: 'application/json', stream: 'text/event-stream' } as const

const stop = await startServers()
try {
  console.log('| upstream | connections | reply | | direct | site | added | ratio |')
  console.log('|---|---|---|---|---|---|---|---|')
  for (const upstream of upstreams) {
    const direct = await directCall(upstream.prompt)
    for (const connections of [1, 50] as const) {
      for (const mode of ['JSON', 'stream'] as const) {
        const count = upstream.counts[connections] / rounds
        const isReply = (body: string) =>
          mode === 'JSON' ? body.startsWith('{"content"') : body.includes('event: done')
        const isCompletion = (body: string) => body.includes('[DONE]')
        const through: Series[] = []
        const alone: Series[] = []
        for (let round = 0; round <= rounds; round++) {
          const site = await siteCalls(upstream.prompt, modes[mode], count)
          const siteRound = await measure(site, { connections, count, isAnswer: isReply })
          const directRound = await measure(() => direct, { connections, count, isAnswer: isCompletion })
          if (round === 0) continue
          through.push(siteRound)
          alone.push(directRound)
        }
        report([upstream.name, String(connections), mode], merge(alone), merge(through))
      }
    }
  }
} finally {
  stop()
}

/** The request that the site makes for this prompt, as it stands in the stand-in's record. */
async function directCall(prompt: string): Promise<Call> {
  const site = await siteCalls(prompt, modes.JSON, 1)
  await measure(site, { connections: 1, count: 1, isAnswer: (body) => body.startsWith('{"content"') })
  const seen = (await (await fetch(`${standInUrl}/requests`)).json()) as { prompt: string; body: unknown }[]
  const last = seen.filter((request) => request.prompt === prompt)
  if (last.length !== 1) throw new Error(`The site asked the model ${last.length} times for one request.`)
  return { url: `${standInUrl}/v1/chat/completions`, body: JSON.stringify(last[0]?.body) }
}

/** Calls with all their tokens solved, each from a visitor of its own. */
async function siteCalls(prompt: string, accept: string, count: number): Promise<() => Call> {
  const tokens = await solveTokens(siteUrl, tool, count)
  return () => ({
    url: `${siteUrl}/api/generate-content`,
    headers: { Accept: accept, ...newVisitor() },
    body: JSON.stringify({ toolType: tool, prompt, turnstileToken: tokens.pop(), parameters: {} }),
  })
}

function report(labels: readonly string[], direct: Series, site: Series): void {
  const row = (what: string, a: number, b: number, unit: string) => {
    const [before, after, added] = [a, b, b - a].map(
      (value) => `${value.toFixed(value < 100 ? 1 : 0)} ${unit}`,
    )
    console.log(
      `| ${labels.join(' | ')} | ${what} | ${before} | ${after} | ${added} | ${(b / a).toFixed(2)} |`,
    )
  }
  row('total p50', percentile(direct.total, 0.5), percentile(site.total, 0.5), 'ms')
  row('total p99', percentile(direct.total, 0.99), percentile(site.total, 0.99), 'ms')
  row('capacity', direct.perSecond, site.perSecond, '/s')
  const firstCard = percentile(site.firstByte, 0.5).toFixed(1)
  if (labels.includes('stream'))
    console.log(`| ${labels.join(' | ')} | first card p50 | | ${firstCard} ms | | |`)
}
