import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '@/test/memory-storage'
import { forgetUse, type LastUse, lastUseOf, lastUses, noteUse, parseLastUses } from './last-used'
import { readKept } from './prompt-draft'

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
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
})

test('a tool is remembered once, the latest first, and can be forgotten alone', () => {
  for (const tool of ['hooks', 'captions', 'hooks']) noteUse(use(tool))
  expect(lastUses().map(({ tool }) => tool)).toEqual(['hooks', 'captions'])
  forgetUse('hooks')
  expect([lastUseOf('hooks'), lastUseOf('captions')]).toEqual([null, use('captions')])
  forgetUse()
  expect(lastUses()).toEqual([])
})

test('25 tools are one too many', () => {
  for (let index = 1; index <= 25; index += 1) noteUse(use(`tool-${index}`))
  expect(lastUses()).toHaveLength(24)
  expect(lastUseOf('tool-1')).toBeNull()
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
  noteUse(use('hooks'))
  expect(readKept({ type: 'hooks' })).toMatchObject({ prompt: 'bread', parameters: { tone: 'funny' } })
  expect(readKept({ type: 'captions' })).toBeNull()
  sessionStorage.setItem('postsmith-draft-hooks', '{}')
  expect(readKept({ type: 'hooks' })).toBeNull()
})
