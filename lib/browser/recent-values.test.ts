import { beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/memory-storage'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', createMemoryStorage())
  vi.stubGlobal('addEventListener', () => {})
})

const open = async () => ({ ...(await import('./recent-values')), ...(await import('./text-draft')) })

test('values of a field are offered, the latest first and each once', async () => {
  const { recentValues, rememberValue } = await open()
  for (const value of ['Spring Sale', ' launch ', '', 'Spring Sale']) rememberValue('campaign', value)
  expect(recentValues('campaign')).toEqual(['Spring Sale', 'launch'])
  expect(recentValues('source')).toEqual([])
  for (let at = 0; at < 30; at += 1) rememberValue('source', `s${at}`)
  expect(recentValues('source')).toHaveLength(20)
})

test('nothing is remembered or offered while texts are not kept', async () => {
  const { recentValues, rememberValue, keepTextsSetting } = await open()
  rememberValue('campaign', 'before')
  keepTextsSetting.update(() => false)
  rememberValue('campaign', 'while off')
  expect(recentValues('campaign')).toEqual([])
  keepTextsSetting.update(() => true)
  expect(recentValues('campaign')).toEqual(['before'])
})

test('what else stands in the storage is no value', async () => {
  localStorage.setItem('postsmith-text-recent', '{"campaign":[1,"a"],"source":"x"}')
  const { recentValues } = await open()
  expect(recentValues('campaign')).toEqual(['a'])
  expect(recentValues('source')).toEqual([])
})
