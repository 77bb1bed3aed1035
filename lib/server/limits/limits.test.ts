import { expect, test, vi } from 'vitest'
import type { PublicError } from '@/lib/core/errors'
import { createLimits, type LimitSettings, type RunRequirements } from './limits'
import { MemoryLimitStore } from './memory-store'
import type { Admission, RunOutcome } from './store'

const defaultSettings: LimitSettings = {
  dailyLimit: 20,
  burstLimit: 10,
  maxConcurrent: 8,
  dailyBudgetMicroUsd: null,
  modelDailyLimit: null,
}
const firstVisitor = { key: 'first', network: null }
const secondVisitor = { key: 'second', network: null }
const createNeighbor = (index: number, network = 'network') => ({ key: `${network}-${index}`, network })

const defaultRun: RunRequirements = {
  visitor: firstVisitor,
  toolType: 'lines',
  pool: 'text',
  maxDurationMs: 60_000,
  maxCostMicroUsd: null,
  usesModel: false,
}
const defaultOutcome = { spent: 0, shouldRefund: false }

function startLimits(settings: Partial<LimitSettings> = {}, time = '2026-11-21T23:00:00Z') {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.parse(time))
  const limits = createLimits(new MemoryLimitStore(), { ...defaultSettings, ...settings })
  const admit = async (changes: Partial<RunRequirements> = {}): Promise<Admission> => {
    const claim = limits.createClaim({ ...defaultRun, ...changes })
    await limits.checkClaim(claim)
    return limits.admit(claim)
  }
  const run = async (changes: Partial<RunRequirements> = {}, outcome: Partial<RunOutcome> = {}) => {
    const admission = await admit(changes)
    await admission.settle({ ...defaultOutcome, ...outcome })
    return admission
  }
  return { limits, admit, run, setTime: (laterTime: string) => clock.mockReturnValue(Date.parse(laterTime)) }
}

async function countUntilRefused(action: (index: number) => Promise<unknown>): Promise<[number, PublicError]> {
  for (let count = 0; count < 1_000; count += 1) {
    try {
      await action(count)
    } catch (error) {
      return [count, error as PublicError]
    }
  }
  throw new Error('It is never refused.')
}

const untilMidnight = { retryAfterSeconds: 3_600 }

test('refuses the 101st use of all tools together until midnight, and counts down the last nine', async () => {
  const { run } = startLimits()
  const toolType = (index: number) => `tool-${index % 10}`
  const remaining: number[] = []
  const refusal = await countUntilRefused(async (i) => remaining.push((await run({ toolType: toolType(i) })).remaining))
  const message = "You've reached the daily limit for all tools together. Try again tomorrow!"
  expect(refusal).toMatchObject([100, { code: 'daily_total', status: 429, message, ...untilMidnight }])
  expect(remaining.slice(-9)).toEqual([8, 7, 6, 5, 4, 3, 2, 1, 0])
  await run({ toolType: 'tool-9', visitor: secondVisitor })
})

test('an IPv6 network has the uses of eight visitors', async () => {
  const { run } = startLimits()
  const refusal = await countUntilRefused((i) => run({ visitor: createNeighbor(i) }))
  expect(refusal).toMatchObject([800, { code: 'daily_total' }])
  await run({ visitor: createNeighbor(0, 'other') })
})

test('an address spends a tenth of the day’s budget plus at most one run, an IPv6 network a quarter', async () => {
  const paidRun = (visitor: RunRequirements['visitor']) =>
    [{ visitor, maxCostMicroUsd: 8_000 }, { spent: 7_000 }] as const
  const { run } = startLimits({ dailyBudgetMicroUsd: 600_000 })
  const refusal = await countUntilRefused(() => run(...paidRun(firstVisitor)))
  // The ninth run of 7,000 passes 60,000.
  expect(refusal).toMatchObject([9, { code: 'daily_total', reason: 'share_spent', ...untilMidnight }])
  expect(await countUntilRefused((i) => run(...paidRun(createNeighbor(i))))).toMatchObject([
    22,
    { reason: 'share_spent' },
  ])
  await run(...paidRun(secondVisitor))
})

test('asks to retry in seconds while an address’s runs reserve its share', async () => {
  // A tenth of this budget is less than one reserve.
  const { admit } = startLimits({ dailyBudgetMicroUsd: 50_000 })
  const heldAdmission = await admit({ maxCostMicroUsd: 8_000 })
  const [, refusal] = await countUntilRefused(() => admit({ maxCostMicroUsd: 8_000 }))
  expect(refusal).toMatchObject({ code: 'unavailable', status: 503, reason: 'busy', retryAfterSeconds: 3 })
  await heldAdmission.settle({ spent: 1, shouldRefund: false })
  await admit({ maxCostMicroUsd: 8_000 })
})

test('a spent budget refuses only paid runs until midnight', async () => {
  const { limits, run } = startLimits({ dailyBudgetMicroUsd: 16_000 })
  const paidRun = (index: number) =>
    run({ visitor: { key: `v${index}`, network: null }, maxCostMicroUsd: 8_000, usesModel: true }, { spent: 7_000 })
  const refusal = await countUntilRefused(paidRun)
  expect(refusal).toMatchObject([2, { code: 'unavailable', status: 503, reason: 'budget_spent', ...untilMidnight }])
  expect(await limits.budgetShare()).toBe(14_000 / 16_000)
  await countUntilRefused(paidRun)
  await run()
  const shares = vi.mocked(console.log).mock.calls.map(([line]) => JSON.parse(String(line)).share)
  expect(shares).toEqual(['four fifths used', 'used up'])
})

test('without a budget the models have a daily number of runs, of which an address gets a tenth', async () => {
  const { limits, run } = startLimits({ modelDailyLimit: 30 })
  const modelRun = (visitor: RunRequirements['visitor']) => run({ visitor, usesModel: true }, { shouldRefund: true })
  expect([(await modelRun(firstVisitor)).remaining, (await modelRun(firstVisitor)).remaining]).toEqual([2, 1])
  expect(await countUntilRefused(() => modelRun(firstVisitor))).toMatchObject([1, { reason: 'share_spent' }])
  expect(await countUntilRefused((i) => modelRun(createNeighbor(i)))).toMatchObject([7, { reason: 'share_spent' }])
  const otherRefusals = await countUntilRefused((i) => modelRun({ key: `v${i}`, network: null }))
  expect(otherRefusals).toMatchObject([20, { code: 'unavailable', reason: 'budget_spent', ...untilMidnight }])
  expect(await limits.budgetShare()).toBe(1)
  await run()
})

test('without any budget models run until the use limits', async () => {
  const { limits, run } = startLimits()
  expect(await countUntilRefused(() => run({ usesModel: true }))).toMatchObject([20, { code: 'daily_limit' }])
  expect(await limits.budgetShare()).toBeNull()
})

test.each([
  ['countRequest', 10],
  ['countVoiceSample', 20],
  ['countChallenge', 30],
] as const)('%s allows a visitor %i a minute, a network eight times as many', async (name, limit) => {
  const { limits, setTime } = startLimits()
  const refusal = { code: 'rate_limited', status: 429, retryAfterSeconds: 60 }
  expect(await countUntilRefused(() => limits[name](firstVisitor))).toMatchObject([limit, refusal])
  expect(await countUntilRefused(() => limits[name](createNeighbor(0)))).toMatchObject([limit, refusal])
  for (let i = 0; i < 100; i += 1) await limits[name](createNeighbor(0)).catch(() => {})
  expect(await countUntilRefused((i) => limits[name](createNeighbor(i + 1)))).toMatchObject([7 * limit, refusal])
  setTime('2026-11-21T23:01:00Z')
  await limits[name](firstVisitor)
})

test('failed work refunds two uses a day to a visitor, and eight times as many to a network', async () => {
  const { limits } = startLimits()
  const takeRefund = (visitor: RunRequirements['visitor']) => limits.takeRefund(visitor)
  expect([await takeRefund(firstVisitor), await takeRefund(firstVisitor), await takeRefund(firstVisitor)]).toEqual([
    true,
    true,
    false,
  ])
  const neighborResults = await Promise.all(Array.from({ length: 17 }, (_, i) => takeRefund(createNeighbor(i))))
  expect(neighborResults).toEqual([...Array(16).fill(true), false])
})

test('a visitor gets two of the eight slots, and further requests may retry in seconds', async () => {
  const { admit } = startLimits()
  const busyError = { code: 'unavailable', status: 503, reason: 'busy', retryAfterSeconds: 3 }
  expect(await countUntilRefused(() => admit())).toMatchObject([2, busyError])
  expect(await countUntilRefused((i) => admit({ visitor: { key: `v${i}`, network: null } }))).toMatchObject([
    6,
    busyError,
  ])
  await admit({ pool: 'posts' })
})
