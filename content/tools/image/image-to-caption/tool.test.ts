import { expect, test } from 'vitest'
import { collectParts, networkDetails } from '@/lib/platforms/networks'
import { unitNames } from '@/lib/platforms/networks/network-field'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import imageToCaption from './tool'

testPromptTool(imageToCaption, {
  base: {
    prompt: 'her first day at the beach, and she ate sand',
    item: {
      angle: 'Appetite',
      hook: 'First day at the beach. She ate the beach.',
      body: 'Towels are for people.',
      cta: '',
      hashtags: ['#puppy', '#beachday'],
    },
  },
  fit: {
    'six hashtags become three, the default': {
      item: { hashtags: ['#puppya', '#puppyb', '#puppyc', '#puppyd', '#puppye', '#puppyf'] },
      becomes: { hashtags: ['#puppya', '#puppyb', '#puppyc'] },
    },
    'no hashtags are none': { parameters: { hashtags: 0 }, becomes: { hashtags: [] } },
    'a short caption is one line of at most 125 characters': {
      parameters: { length: 'short' },
      item: {
        hook: 'First day at the beach, and the only thing she wanted from all of it was to find out how the beach tasted.',
        body: 'Towels are for people. So are sandwiches.',
      },
      becomes: { body: '' },
    },
    'on X a long caption leaves room for its hashtags': {
      parameters: { platform: 'x', length: 'long' },
      item: {
        body: 'The towel was for people. The sandwich was for people too. The sea was too loud for her and the gulls too large. She found a stone and carried it to the car. She slept on it all the way home.',
      },
      becomes: {
        body: 'The towel was for people. The sandwich was for people too. The sea was too loud for her and the gulls too large. She found a stone and carried it to the car.',
      },
    },
  },
})

const post = { angle: 'Appetite', hook: 'First day.', body: 'She ate the beach 🏖️.', cta: '', hashtags: ['#puppy'] }

test.each(Object.entries(collectParts(networkDetails, 'caption')))(
  'on %s counts a caption against its limit, in its unit',
  (platform, { max, unit }) => {
    const card = imageToCaption.present(post, buildInput(imageToCaption, 'x', { platform }))
    expect(card.meters?.[0]).toMatchObject({ unit: unitNames[unit], limit: max, of: 'copy' })
  },
)

test.each([
  ['instagram', 'instagram-caption'],
  ['tiktok', 'tiktok-caption'],
  ['x', 'x-post'],
  ['threads', undefined],
] as const)('on %s shows the preview: %s', (platform, kind) => {
  const card = imageToCaption.present(post, buildInput(imageToCaption, 'x', { platform }))
  expect(card.preview?.kind).toBe(kind)
})

test('notes a first line that “more” would cut', () => {
  const getNotes = (hook: string) => imageToCaption.present({ ...post, hook }, buildInput(imageToCaption, 'x')).notes
  expect(getNotes('a '.repeat(80).trim())).toEqual([
    'The first line is over about 125 characters, so it may be cut off.',
  ])
  expect(getNotes('First day.')).toEqual([])
})
