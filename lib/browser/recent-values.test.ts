import { beforeEach, expect, test, vi } from 'vitest'
import { createMemoryStorage } from '@/test/memory-storage'

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('localStorage', createMemoryStorage())
  vi.stubGlobal('addEventListener', () => {})
})

const open = async () => ({ ...(await import('./recent-values')), ...(await import('./text-draft')) })

test('values of a field are offered, the latest first and each once', async () => {
  const { getRecentValues, rememberValue } = await open()
  for (const value of ['Spring Sale', ' launch ', '', 'Spring Sale']) rememberValue('campaign', value)
  expect(getRecentValues('campaign')).toEqual(['Spring Sale', 'launch'])
  expect(getRecentValues('source')).toEqual([])
  for (let at = 0; at < 30; at += 1) rememberValue('source', `s${at}`)
  expect(getRecentValues('source')).toHaveLength(20)
})

test('nothing is remembered or offered while texts are not kept', async () => {
  const { getRecentValues, rememberValue, keepTextsSetting } = await open()
  rememberValue('campaign', 'before')
  keepTextsSetting.update(() => false)
  rememberValue('campaign', 'while off')
  expect(getRecentValues('campaign')).toEqual([])
  keepTextsSetting.update(() => true)
  expect(getRecentValues('campaign')).toEqual(['before'])
})

test('what else stands in the storage is no value', async () => {
  localStorage.setItem('postsmith-text-recent', '{"campaign":[1,"a"],"source":"x"}')
  const { getRecentValues } = await open()
  expect(getRecentValues('campaign')).toEqual(['a'])
  expect(getRecentValues('source')).toEqual([])
})
