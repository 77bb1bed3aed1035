import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { instagramHashtags as tool } from '@/content/tools/instagram/instagram-hashtags/tool'
import { defineVectors } from './define-vectors'

const base = {
  prompt: 'fig',
  parameters: { avoid: 'hack' },
  item: {
    kind: 'subject' as const,
    tags: [
      { tag: '#fig', role: 'topic' as const },
      { tag: '#figcare', role: 'niche' as const },
    ],
    entries: ['one', 'two'],
    note: '',
  },
  seed: 1,
  count: 5,
}

test('a vector says only what differs from the base, and what becomes of an item what differs from the item', () => {
  const { fit } = defineVectors(tool, {
    base,
    fit: {
      unchanged: {},
      dropped: { prompt: 'rye', parameters: {}, item: { note: 'x' }, becomes: null },
      changed: {
        item: { tags: { 1: { tag: '#rye' } }, entries: [] },
        becomes: { tags: { 0: { role: 'problem' } }, note: 'y' },
      },
    },
    draft: {},
  })
  const { item } = base
  const rye = { ...item, tags: [item.tags[0], { tag: '#rye', role: 'niche' }], entries: [] }
  expect(fit).toEqual([
    { title: 'unchanged', prompt: 'fig', parameters: { avoid: 'hack' }, item, becomes: item },
    { title: 'dropped', prompt: 'rye', parameters: {}, item: { ...item, note: 'x' }, becomes: null },
    {
      title: 'changed',
      prompt: 'fig',
      parameters: { avoid: 'hack' },
      item: rye,
      becomes: { ...rye, tags: [{ tag: '#fig', role: 'problem' }, rye.tags[1]], note: 'y' },
    },
  ])
})

test('a draft takes the seed and the number of the base, never its parameters', () => {
  const { draft } = defineVectors(tool, {
    base,
    fit: {},
    draft: { usual: { prompt: 'rye', says: /rye/ }, own: { prompt: 'fig', seed: 2, count: 3, says: /fig/ } },
  })
  expect(draft).toEqual([
    { title: 'usual', prompt: 'rye', parameters: {}, seed: 1, count: 5, says: /rye/ },
    { title: 'own', prompt: 'fig', parameters: {}, seed: 2, count: 3, says: /fig/ },
  ])
})

test('what the tool does not know does not compile', () => {
  const { fit } = defineVectors(tool, {
    base,
    fit: {
      // @ts-expect-error: no property of the item
      property: { item: { nots: '' } },
      // @ts-expect-error: no value of it
      value: { becomes: { tags: { 0: { role: 'tpoic' } } } },
      // @ts-expect-error: half an entry of a list
      entry: { item: { tags: [{ tag: '#rye' }] } },
      // @ts-expect-error: no field of the form
      field: { parameters: { avoids: '' } },
    },
    draft: {},
  })
  expect(fit).toHaveLength(4)
})

test('nothing that is built reads what tests alone read', () => {
  const built = globSync(['{app,components,content,lib,server}/**/*.{ts,tsx,mjs}', 'instrumentation.ts'], {
    exclude: ['**/*.test.ts', '**/*.test.tsx', '**/vectors.ts'],
  })
  expect(built.length).toBeGreaterThan(500)
  const reading = built.filter((file) => /['"](?:@\/test\/|\.[^'"]*\/vectors['"])/.test(readFileSync(file, 'utf8')))
  expect(reading).toEqual([])
})
