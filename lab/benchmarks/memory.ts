/**
 * `npm run bench:memory [-- --folder PATH --minutes 10 --rate 4]`: resident memory of a folder's production build (this
 * project's, which must be there) while visitors make so many generations and load so many pages a second. Linux only.
 */
import { parseArgs } from 'node:util'
import { tools } from '@/content/tools'
import { getDraft } from '@/lib/tool/tool-definition'
import { fetchSolvedToken } from '../../e2e/api-call.ts'
import { siteSettings } from '../../e2e/hostile/site-settings.ts'
import { createVisitorHeaders } from '../../e2e/hostile/visitor.ts'
import { startSite } from '../../e2e/site-process.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: process.cwd() },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '4' },
    /** The one that `npm start`, the image and the systemd unit give. */
    'node-option': { type: 'string', multiple: true, default: ['--max-semi-space-size=8'] },
  },
})
const SAMPLE_MS = 5_000
const MEGABYTE = 1024 * 1024

const writers = tools.flatMap((tool) => {
  const example = tool.kind === 'prompt' && getDraft(tool) ? tool.form.examples?.[0] : undefined
  return example ? [{ toolType: tool.type, ...example }] : []
})
const paths = ['/', ...tools.map(({ path }) => path)]
const replyCounts = new Map<string, number>()

const site = await startSite(siteSettings, { folder: values.folder, node: values['node-option'] })
console.log(`Ready: ${toMegabytes(site.getMemory())} MB`)
console.log('| Minute | Least, MB | Most, MB |\n| --- | --- | --- |')
const loadInterval = setInterval(visit, 1_000 / Number(values.rate))
for (let minute = 1; minute <= Number(values.minutes); minute += 1) {
  const samples = await sampleMinute()
  console.log(`| ${minute} | ${toMegabytes(Math.min(...samples))} | ${toMegabytes(Math.max(...samples))} |`)
}
clearInterval(loadInterval)
console.log([...replyCounts].map(([answer, count]) => `${answer}: ${count}`).join(', '))
await site.stop()

function visit(): void {
  const number = [...replyCounts.values()].reduce((sum, count) => sum + count, 0)
  void count('page', loadPage(paths[number % paths.length] ?? '/'))
  void count('generation', generate(number))
}

async function count(name: string, status: Promise<number>): Promise<void> {
  const answer = `${name} ${await status.catch(() => 'failed')}`
  replyCounts.set(answer, (replyCounts.get(answer) ?? 0) + 1)
}

async function loadPage(path: string): Promise<number> {
  const response = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'br' } })
  await response.arrayBuffer()
  return response.status
}

async function generate(number: number): Promise<number> {
  const writer = writers[number % writers.length]
  if (!writer) throw new Error('No tool has an example.')
  const visitor = createVisitorHeaders()
  const turnstileToken = await fetchSolvedToken(site.url, writer.toolType, '', visitor)
  const response = await fetch(`${site.url}/api/generate-content`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...visitor },
    body: JSON.stringify({ ...writer, turnstileToken }),
  })
  await response.text()
  return response.status
}

async function sampleMinute(): Promise<number[]> {
  const samples: number[] = []
  while (samples.length < 60_000 / SAMPLE_MS) {
    await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS))
    samples.push(site.getMemory())
  }
  return samples
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / MEGABYTE)
}
