import { setTimeout as sleep } from 'node:timers/promises'
import { hostile, worstCases } from '../../../e2e/hostile/inputs.ts'
import { operator } from '../../../e2e/hostile/operator.ts'
import { fire, ordinaryShots, provedShots, type Shot } from '../../../e2e/hostile/shots.ts'
import { type Standstill, standstill } from '../../../e2e/hostile/standstill.ts'
import { newVisitor } from '../../../e2e/hostile/visitor.ts'
import { type OwnSite, startOwnSite } from '../../../e2e/own-site.ts'

type Attack = {
  name: string
  /** Most that anything in it is waited for. */
  patienceMs: number
  shots: (site: string) => Promise<Shot[]>
  env?: Record<string, string>
}

const many = 20
const patienceMs = 30_000

/** Before any limit, without a valid token. */
const unproved: Attack[] = (
  [
    ['C1', 'slides', many],
    ['C1', 'posts', many],
    ['A1', 'marks', 10],
  ] as const
).flatMap(([row, kind, most]) =>
  [1, most].map((count) => ({
    name: `${row} ${kind}, ${count} with a false token from one address`,
    patienceMs: 120_000,
    shots: async () => {
      const visitor = newVisitor()
      return Array.from({ length: count }, () => ({ input: hostile[kind], token: 'x', visitor }))
    },
  })),
)

const proved: Attack[] = (['request', 'places', 'addresses', 'manyAddresses', 'word'] as const).map(
  (kind) => ({
    name: `C2 ${kind}, 1 after a proof of work`,
    patienceMs,
    shots: (site) => provedShots(site, [hostile[kind]]),
  }),
)

const together: Attack[] = [{}, { MAX_CONCURRENT: '64' }].map((env) => ({
  name: `${many} worst cases at once, each with a proof${'MAX_CONCURRENT' in env ? ', 64 places' : ''}`,
  patienceMs,
  shots: (site) => provedShots(site, worstCases(many)),
  env,
}))

export const timeAttacks: readonly Attack[] = [...unproved, ...proved, ...together]

export const timeHeadings = [
  'attack',
  'health p99 idle, ms',
  'p99 under attack, ms',
  'longest, ms',
  'answers',
  'last answer, ms',
  'resident memory, MB more',
  'heap after, MB more',
  'SIGTERM',
]

/** One attack on a site of its own, which it may end. */
export async function timeRow(
  folder: string,
  { name, patienceMs, shots, env = {} }: Attack,
): Promise<string[]> {
  const site = await startOwnSite({ ...operator, ...env }, { folder, inspected: true })
  try {
    for (const shot of await ordinaryShots(site.url)) await fire(site.url, shot, patienceMs)
    // Proved before the attack, after which nothing may be left to ask.
    const again = await shots(site.url)
    const heap = await site.heap()
    const found = await standstill(site, await shots(site.url), patienceMs)
    const after = found.isAnswered ? megabytes((await site.heap()) - heap) : 'cannot be asked'
    return [name, ...figures(found), after, await ending(site, again)]
  } finally {
    await site.stop()
  }
}

function figures({ idle, under, answers, ms, grown }: Standstill): string[] {
  return [idle.p99, under.p99, under.longest]
    .map((value) => value.toFixed(1))
    .concat(answers, ms.toFixed(0), megabytes(grown))
}

/** Whether the site ends when it is asked to while the same is being written again. */
async function ending(site: OwnSite, shots: readonly Shot[]): Promise<string> {
  const again = shots.map((shot) => fire(site.url, shot, 10_000))
  await sleep(300)
  const ended = await site.terminate(10_000)
  await Promise.all(again)
  return ended ? `${ended.code} after ${ended.ms.toFixed(0)} ms` : 'goes on after 10 s'
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)
