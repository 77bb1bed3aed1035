import { expect, test } from 'vitest'
import { resolveFormValues } from '@/lib/tool/form-values'
import { builtInEngine } from '@/lib/writer/built-in'
import { startApi } from '@/test/api/start-api'
import type { CaptionInput } from './fields'
import { captionFields } from './fields'
import { present } from './present'
import { imageToCaption } from './tool'

const post = {
  angle: 'Appetite',
  hook: 'First day at the beach.',
  body: 'She ate the beach 🏖️.',
  cta: '',
  hashtags: ['#puppy', '#beachday'],
}
const createInput = (parameters: Record<string, string>): CaptionInput => ({
  prompt: 'x',
  parameters: resolveFormValues({ fields: captionFields, promptLimit: 300 }, { prompt: 'x', parameters })
    .parameters as CaptionInput['parameters'],
})

test.each([
  ['instagram', 'characters', 2200, 'instagram-caption'],
  ['tiktok', 'characters', 2200, 'tiktok-caption'],
  ['x', 'characters on X', 280, 'x-post'],
  ['threads', 'characters, emoji in bytes', 500, undefined],
  ['bluesky', 'visible characters', 300, undefined],
  ['pinterest', 'characters', 500, undefined],
])('on %s a caption is counted in %s against %i', (platform, unit, limit, kind) => {
  const card = present(post, createInput({ platform }))
  expect(card.meters?.[0]).toMatchObject({ unit, limit, of: 'copy' })
  expect(card.preview?.kind).toBe(kind)
})

test('a first line that “more” would cut is told', () => {
  const long = { ...post, hook: 'a '.repeat(80).trim() }
  expect(present(long, createInput({})).notes).toEqual([
    'The first line is over about 125 characters and may be cut by “more”.',
  ])
  expect(present(post, createInput({})).notes).toBeUndefined()
})

test.each([
  ['my grandma died in March', false],
  ['three winters before one mug came out whole', true],
])('whether “%s” is asked for more details: %s', async (prompt, isAsked) => {
  const api = await startApi({ engine: builtInEngine, toolByType: () => imageToCaption })
  const { body } = await api.post({ toolType: imageToCaption.type, prompt })
  expect(body.notes?.some((note) => note.endsWith('Add a detail for more.')) ?? false).toBe(isAsked)
})
