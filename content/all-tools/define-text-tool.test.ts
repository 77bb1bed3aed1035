import { expect, test } from 'vitest'
import { loadTextModule } from '@/content/loading/text-modules'
import { copy } from '@/content/tools/text/case-converter/copy'
import type { TextModuleLoaders, TextResult } from '@/lib/tool/text-tool'
import { defineTextTool } from '@/lib/tool/tool-definition'

const parts = {
  path: '/text-tools/x',
  icon: 'type',
  copy,
  relatedToolTypes: [],
  input: { label: 'Text', placeholder: '', limit: 10, sample: '' },
} as const

const tool = defineTextTool({
  ...parts,
  type: 'x',
  fields: [{ kind: 'toggle', name: 'trim', label: 'Trim', default: true }],
})

test('what the types hold: no code, code that misreads a field, a misspelt property', () => {
  const result: TextResult = { blocks: [] }
  // @ts-expect-error -- a tool without its code
  const none: TextModuleLoaders<typeof tool> = {}
  const wrong: TextModuleLoaders<typeof tool> = {
    // @ts-expect-error -- the field is a boolean
    x: async () => ({
      run: (input: { text: string; parameters: { trim: 'yes' } }) => (input ? result : result),
    }),
  }
  const right: TextModuleLoaders<typeof tool> = {
    x: async () => ({ run: ({ parameters }) => ({ problem: parameters.trim ? 'yes' : 'no' }) }),
  }
  // @ts-expect-error -- misspelt
  const misspelt = defineTextTool({ ...parts, type: 'y', fields: [], relatet: [] })
  expect([tool.kind, misspelt.kind]).toEqual(['text', 'text'])
  expect([none, wrong, right].map((modules) => Object.keys(modules).length)).toEqual([0, 1, 1])
})

test('the code of a tool that is none is refused', async () => {
  await expect(loadTextModule('social-character-counter')).rejects.toThrow('No text tool is called')
  expect(await loadTextModule('case-converter')).toHaveProperty('run')
})
