import { beforeEach, expect, test, vi } from 'vitest'
import { bodyLimitOfTool } from '@/lib/request/pipeline'
import { promptLimitOf } from '@/lib/request/read-prompt'
import { MAX_BODY_OF_ALL } from '@/lib/tool/body-limit'
import type { ServedTool } from '@/lib/tool/define'
import { growthOf, mostGrowth } from '../growth'
import { largestTools, refusalOf } from './before-admission'
import { hostileBodies, largestPicture, type MakeBody } from './hostile-bodies'

/** What is done sooner than this takes no measuring: wall time is never less than processor time. */
const quickMs = 8
const patience = 300_000
/** Bytes beside a hostile part: names, braces and the other values. */
const beside = 400

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

const largest = largestTools()

/** The sizes to try: the largest body, and that with a prompt so short that it is still read. */
function sizesOf(tool: ServedTool, isPicture: boolean): number[] {
  if (isPicture) return [largestPicture]
  return [bodyLimitOfTool(tool) - beside, Math.min(bodyLimitOfTool(tool) - beside, 4 * promptLimitOf(tool))]
}

async function faultOf(make: MakeBody, bytes: number): Promise<string | null> {
  await refusalOf(make(bytes / 4))
  const before = performance.now()
  await refusalOf(make(bytes))
  if (performance.now() - before < quickMs) return null
  const growth = await growthOf((length) => refusalOf(make(length)), Math.floor(bytes))
  return growth < mostGrowth
    ? null
    : `${bytes} bytes take ${growth.toFixed(1)} times as long as a quarter of them`
}

test('a plain request to each tool is read to its end: its false token is what is refused', async () => {
  const link = 'https://www.tiktok.com/@scout2015/video/6718335390845095173'
  for (const tool of largest) {
    const bodies = ['sourdough', link].map((prompt) =>
      JSON.stringify({ toolType: tool.type, prompt, turnstileToken: 'x' }),
    )
    expect(await Promise.all(bodies.map(refusalOf)), tool.type).toContain('bot_check')
  }
})

test('no tool takes a larger body than the server reads', () => {
  for (const tool of largest) expect(bodyLimitOfTool(tool)).toBeLessThanOrEqual(MAX_BODY_OF_ALL)
})

// Rows A1, A7, A9
test(
  'nothing between the socket and admission takes time out of proportion to a hostile body, for the largest body of each kind of tool',
  async () => {
    const faults: string[] = []
    for (const tool of largest) {
      for (const [name, make] of Object.entries(hostileBodies(tool))) {
        for (const bytes of new Set(sizesOf(tool, name.startsWith('a JPEG')))) {
          const fault = await faultOf(make, bytes)
          if (fault) faults.push(`${tool.type}, ${name}: ${fault}`)
        }
      }
    }
    expect(faults).toEqual([])
  },
  patience,
)

// Row A1
test('the largest prompt of marks that any body has room for takes time in proportion to its length', async () => {
  const body = (bytes: number) => {
    const prompt = `a${'\u0316\u0301'.repeat(bytes / 4)}`
    return JSON.stringify({ toolType: 'ai-alt-text-generator', prompt, turnstileToken: 'x' })
  }
  expect(await growthOf((bytes) => refusalOf(body(bytes)), 408_000)).toBeLessThan(mostGrowth)
})
