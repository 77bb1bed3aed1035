import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { environment } from './run.mjs'

const AUTOCANNON = 'autocannon@9.0.0'
const CONNECTIONS = 200
const SECONDS = 8

/** Asks for one page over and over, as a browser does: pages a second, and milliseconds of half and of 99 in a hundred. */
export async function requestsOf(url) {
  const args = ['--yes', AUTOCANNON, '--json', '-c', CONNECTIONS, '-d', SECONDS]
  const { stdout } = await promisify(execFile)(
    'npx',
    [...args.map(String), '-H', 'Accept-Encoding: gzip, deflate, br', url],
    { env: environment(), maxBuffer: 16 * 1024 * 1024 },
  )
  const { requests, latency, throughput, errors, non2xx } = JSON.parse(stdout)
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`)
  return {
    'pages/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'kB a page': Number((throughput.total / requests.total / 1000).toFixed(1)),
  }
}

/** Resident memory of a process in megabytes. Linux alone tells it of another process. */
export const memoryOf = ({ pid }) =>
  Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000)
