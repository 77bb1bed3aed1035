import { Agent, type IncomingMessage, request } from 'node:http'

export type Call = { url: string; headers?: Record<string, string>; body: string }

/** Times of one series of calls in milliseconds, sorted, and calls per second. */
export type Series = { firstByte: number[]; total: number[]; perSecond: number }

/**
 * Makes `count` calls over `connections` keep-alive connections, sequentially on each connection. A body for which
 * `isAnswer` is false ends the series with an error.
 */
export async function measure(
  next: () => Call,
  { connections, count, isAnswer }: { connections: number; count: number; isAnswer: (body: string) => boolean },
): Promise<Series> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const series: Series = { firstByte: [], total: [], perSecond: 0 }
  const started = performance.now()
  let left = count
  const work = async () => {
    while (left-- > 0) {
      const { firstByte, total, body } = await callOnce(next(), agent)
      if (!isAnswer(body)) throw new Error(`Not an answer: ${body.slice(0, 300)}`)
      series.firstByte.push(firstByte)
      series.total.push(total)
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  series.perSecond = count / ((performance.now() - started) / 1000)
  agent.destroy()
  series.firstByte.sort((a, b) => a - b)
  series.total.sort((a, b) => a - b)
  return series
}

export function mergeSeries(rounds: readonly Series[]): Series {
  const sorted = (list: number[]) => list.sort((a, b) => a - b)
  return {
    firstByte: sorted(rounds.flatMap((round) => round.firstByte)),
    total: sorted(rounds.flatMap((round) => round.total)),
    perSecond: rounds.reduce((sum, round) => sum + round.perSecond, 0) / rounds.length,
  }
}

export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

function callOnce({ url, headers, body }: Call, agent: Agent) {
  return new Promise<{ firstByte: number; total: number; body: string }>((resolve, reject) => {
    const started = performance.now()
    const sent = request(url, {
      method: 'POST',
      agent,
      headers: { 'Content-Type': 'application/json', ...headers },
    })
    sent.on('error', reject)
    sent.on('response', (response: IncomingMessage) => {
      let firstByte = 0
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        firstByte ||= performance.now() - started
        text += chunk
      })
      response.on('error', reject)
      response.on('end', () => resolve({ firstByte, total: performance.now() - started, body: text }))
    })
    sent.end(body)
  })
}
