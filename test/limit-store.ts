import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'
import type { Admission, Budget, Claim, LimitStore } from '@/lib/server/limits/store'

const LONG_MS = 60_000

type Slots = Claim['slots']

export const createSlots = (total: number, maxPerHolder: number, overrides: Partial<Slots> = {}): Slots => ({
  pool: 'text',
  holder: 'v',
  count: 1,
  total,
  maxPerHolder,
  leaseMs: LONG_MS,
  ...overrides,
})

type ClaimOverrides = Partial<Claim> & { visitor?: string }

export const createClaim = ({ visitor = 'v', ...overrides }: ClaimOverrides = {}): Claim => ({
  quota: { key: 'q', limit: 20 },
  totals: [],
  budgets: [],
  ...overrides,
  slots: { ...(overrides.slots ?? createSlots(1_000, 1_000)), holder: visitor },
})

export const createBudget = (overrides: Partial<Budget> = {}): Budget => ({
  key: 'b',
  scope: 'site',
  unit: 'money',
  amount: 3_000,
  limit: 100_000,
  ttlMs: LONG_MS,
  ...overrides,
})

export async function admitAll(store: LimitStore, count: number, requestedClaim: Claim) {
  const results = await Promise.all(Array.from({ length: count }, () => store.admit(requestedClaim)))
  const admitted = results.filter((result): result is Admission => typeof result !== 'string')
  return { admitted, refused: results.filter((result) => typeof result === 'string') }
}

/** A proxy to a server's socket that can be cut in the middle of an exchange. */
type FlakyProxy = {
  url: string
  /** Loses the next response: the server has sent it, and the connection ends. */
  dropNextReply: () => void
}

export async function startFlakyProxy(url: string): Promise<FlakyProxy> {
  const openSockets = new Set<Socket>()
  let shouldDropNext = false
  const server = createServer((client) => {
    const upstream = connect(url.replace('unix://', ''))
    for (const [socket, peer] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      openSockets.add(socket)
      socket.on('error', () => peer.destroy())
      socket.on('close', () => peer.destroy())
    }
    client.on('data', (piece) => upstream.write(piece))
    upstream.on('data', (piece) => {
      if (!shouldDropNext) return void client.write(piece)
      shouldDropNext = false
      client.destroy()
    })
  })
  const path = `${url.replace('unix://', '')}.link`
  server.listen(path)
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of openSockets) socket.destroy()
  })
  return {
    url: `unix://${path}`,
    dropNextReply: () => {
      shouldDropNext = true
    },
  }
}
