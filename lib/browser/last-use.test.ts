import { beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/memory-storage'
import { clearLastUse, getLastUse, getLastUses, type LastUse, parseLastUses, recordLastUse } from './last-use'
import { readDraftOrLastUse } from './prompt-draft'

const use = (tool: string, more: Partial<LastUse> = {}): LastUse => ({
  tool,
  path: `/${tool}`,
  name: 'A tool',
  prompt: 'bread',
  parameters: { tone: 'funny' },
  at: 1_795_000_000_000,
  run: 'r1',
  ...more,
})

beforeEach(() => {
  vi.stubGlobal('localStorage', createMemoryStorage())
  vi.stubGlobal('sessionStorage', createMemoryStorage())
})

test('a tool is remembered once, the latest first, and can be forgotten alone', () => {
  for (const tool of ['hooks', 'captions', 'hooks']) recordLastUse(use(tool))
  expect(getLastUses().map(({ tool }) => tool)).toEqual(['hooks', 'captions'])
  clearLastUse('hooks')
  expect([getLastUse('hooks'), getLastUse('captions')]).toEqual([null, use('captions')])
  clearLastUse()
  expect(getLastUses()).toEqual([])
})

test('25 tools are one too many', () => {
  for (let index = 1; index <= 25; index += 1) recordLastUse(use(`tool-${index}`))
  expect(getLastUses()).toHaveLength(24)
  expect(getLastUse('tool-1')).toBeNull()
})

test.each([
  ['another version', { version: 2, uses: [use('a')] }],
  ['no list', { version: 1, uses: {} }],
  ['another site’s address', { version: 1, uses: [use('a', { path: '//evil.example' })] }],
  ['a script for an address', { version: 1, uses: [use('a', { path: 'javascript:alert(1)' })] }],
  ['a prompt that is none', { version: 1, uses: [{ ...use('a'), prompt: 1 }] }],
  ['no options', { version: 1, uses: [{ ...use('a'), parameters: null }] }],
])('%s reads as nothing', (_, stored) => {
  expect(parseLastUses(stored)).toEqual([])
})

test('a tab in which nothing was entered begins with the last use; one whose box was emptied stays empty', () => {
  recordLastUse(use('hooks'))
  expect(readDraftOrLastUse({ type: 'hooks' })).toMatchObject({
    prompt: 'bread',
    parameters: { tone: 'funny' },
  })
  expect(readDraftOrLastUse({ type: 'captions' })).toBeNull()
  sessionStorage.setItem('postsmith-draft-hooks', '{}')
  expect(readDraftOrLastUse({ type: 'hooks' })).toBeNull()
})
