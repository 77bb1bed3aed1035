import { expect, test } from 'vitest'
import { readParameters } from '@/lib/generate/input/parameters'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import type { HookInput } from './fields'
import { fitHook } from './fit'
import type { Hook } from './hook'
import { tiktokHookGenerator } from './tool'

// Row A2
test('a hook of many short parts is refused in time in proportion to its length', async () => {
  const { fields } = readParameters(tiktokHookGenerator, {})
  const fitHookOfLength = (length: number) => {
    const prompt = 'U.S.A. '.repeat(length)
    const hook = { family: 'story', spoken: prompt, onScreenText: '', firstFrame: '' } as unknown as Hook
    return fitHook(hook, { prompt, parameters: fields } as HookInput)
  }
  expect(fitHookOfLength(1_000)).toBeNull()
  expect(await measureGrowth(fitHookOfLength, 1_000)).toBeLessThan(MAX_GROWTH)
})
