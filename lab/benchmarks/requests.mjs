import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { buildEnvironment } from '../../scripts/run.mjs'

const AUTOCANNON = 'autocannon@9.0.0'
const CONNECTIONS = 200
const SECONDS = 8

/** Returns the CPU time of a process in clock ticks, 100 per second on Linux. */
function getCpuTicks({ pid }) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return Number(fields[11]) + Number(fields[12])
}

/**
 * Requests one page repeatedly, as a browser does. Returns pages per second, median and 99th-percentile milliseconds,
 * and the server's CPU time per page. The client uses the other core and can limit a fast server, so the CPU time shows
 * the server's capacity.
 */
export async function measureRequests(url, server) {
  const before = getCpuTicks(server)
  const args = ['--yes', AUTOCANNON, '--json', '-c', CONNECTIONS, '-d', SECONDS]
  const { stdout } = await promisify(execFile)(
    'npx',
    [...args.map(String), '-H', 'Accept-Encoding: gzip, deflate, br', url],
    { env: buildEnvironment(), maxBuffer: 16 * 1024 * 1024 },
  )
  const { requests, latency, throughput, errors, non2xx } = JSON.parse(stdout)
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`)
  return {
    'pages/s': Math.round(requests.average),
    'p50 ms': latency.p50,
    'p99 ms': latency.p99,
    'CPU ms a page': Number((((getCpuTicks(server) - before) * 10) / requests.total).toFixed(3)),
    'kB a page': Number((throughput.total / requests.total / 1000).toFixed(1)),
  }
}

/** Returns the resident memory of a process in megabytes; Linux only. */
export const getResidentMegabytes = ({ pid }) =>
  Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000)
