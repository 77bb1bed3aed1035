/**
 * `npm run bench:writer`: how soon the built-in writer's first result is there, and how long the longest prompt in any script keeps the site from everybody
 * else. Both beside the site's barest handler, `/api/health`, in the same run on the same machine, so compare ratios and not runs. Takes the
 * production build, which must be there.
 */
import { operator } from '../../e2e/hostile/operator.ts'
import { startOwnSite } from '../../e2e/own-site.ts'
import { newVisitor, solveTokens } from './api/tokens.ts'

const tool = 'tiktok-hook-generator'
const rounds = 40
const usual = 'the day my oven died an hour before the wedding cake was due'
/** Two thousand characters, the most that the tool takes. */
const longest = [
  'my dad died and how to open a shop vs a stall? ',
  'नया मेन्यू आज से, कैसे बना? ',
  '新しい店を開きました。どっちが好き？',
  'a-b “c” (d [e ',
  '😀🍞 ',
].map((piece) => piece.repeat(2_000).slice(0, 2_000))

const site = await startOwnSite(operator)
try {
  const tokens = await solveTokens(site.url, tool, rounds + longest.length + 3)
  for (let i = 0; i < 3; i += 1) await firstCardMs(usual)
  const [bare, first] = [await series(rounds, healthMs), await series(rounds, () => firstCardMs(usual))]
  console.log('| what | median, ms | longest, ms | ratio of medians to the bare handler |\n|---|---|---|---|')
  row('bare handler', bare, bare)
  row('first result of a usual prompt', first, bare)
  for (const prompt of longest) {
    const beside: number[] = []
    let isWriting = true
    const writing = firstCardMs(prompt).finally(() => {
      isWriting = false
    })
    while (isWriting) beside.push(await healthMs())
    await writing
    row(`bare handler while “${prompt.slice(0, 12)}…” is written`, beside, bare)
  }

  async function firstCardMs(prompt: string): Promise<number> {
    const started = performance.now()
    const response = await fetch(`${site.url}/api/generate-content`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream', ...newVisitor() },
      body: JSON.stringify({ toolType: tool, prompt, turnstileToken: tokens.pop(), parameters: {} }),
    })
    const reader = response.body?.getReader()
    await reader?.read()
    const ms = performance.now() - started
    while (!(await reader?.read())?.done);
    return ms
  }
} finally {
  await site.stop()
}

async function healthMs(): Promise<number> {
  const started = performance.now()
  await (await fetch(`${site.url}/api/health`)).arrayBuffer()
  return performance.now() - started
}

async function series(count: number, one: () => Promise<number>): Promise<number[]> {
  const all: number[] = []
  while (all.length < count) all.push(await one())
  return all
}

function row(name: string, all: readonly number[], bare: readonly number[]): void {
  const figures = [
    median(all).toFixed(1),
    Math.max(...all).toFixed(1),
    (median(all) / median(bare)).toFixed(1),
  ]
  console.log(`| ${[name, ...figures].join(' | ')} |`)
}

function median(all: readonly number[]): number {
  return [...all].sort((one, other) => one - other)[all.length >> 1] ?? 0
}
