import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { createRecipeInput } from '@/test/recipe-input'
import { buildInput, testPromptTool } from '@/test/test-prompt-tool'
import { draft } from './draft'
import type { HashtagSet } from './hashtag-set'
import { instagramHashtags } from './tool'

const tags: HashtagSet['tags'] = [
  { tag: '#fiddleleaffig', role: 'topic' },
  { tag: '#repottinghelp', role: 'problem' },
  { tag: '#newplantparents', role: 'audience' },
  { tag: '#figplantcare', role: 'niche' },
  { tag: '#houseplants', role: 'broader' },
]

testPromptTool(instagramHashtags, {
  base: {
    prompt: 'repotting a fig',
    item: {
      kind: 'subject',
      tags,
      entries: [],
      note: 'When the picture explains itself.',
    },
    seed: 1,
    count: 3,
  },
  fit: {
    'a sixth tag, a generic one and a double go, and so do phrases': {
      item: {
        tags: [
          { tag: '#reels', role: 'topic' },
          ...tags,
          { tag: '#Houseplants', role: 'broader' },
          { tag: '#plants', role: 'broader' },
        ],
        entries: ['a phrase'],
      },
      becomes: { tags, entries: [] },
    },
    'an empty set is refused': { item: { tags: [{ tag: '#reels', role: 'topic' }] }, becomes: null },
    'a list of keywords has phrases in place of tags': {
      parameters: { avoid: 'hack' },
      item: { kind: 'keywords', tags, entries: ['When to #repot a fig', 'fig hack'], note: 'Trending right now.' },
      becomes: { tags: [], entries: ['when to repot a fig'], note: '' },
    },
    'a tag with a word to avoid goes': { parameters: { avoid: 'houseplants' }, becomes: { tags: tags.slice(0, 4) } },
  },
  draft: {},
})

function writeSets(prompt: string): string[] {
  const input = buildInput(instagramHashtags, prompt)
  const items = [...draft.write(createRecipeInput(input), createRandom(3))].slice(0, 3)
  return items.flatMap((item) => {
    const fittedSet = instagramHashtags.fit(item, input)
    return fittedSet && fittedSet.tags.length > 0 ? [instagramHashtags.present(fittedSet, input).copy] : []
  })
}

test.each([
  ['パン作り 初心者', '#パン作り #初心者'],
  ['how magnesium cured my migraine', '#magnesium #migraine'],
  ['our dog has cancer and this is her last summer', '#cancer'],
])('the first set for “%s” is %s', (prompt, tagLine) => {
  expect(writeSets(prompt)[0]).toBe(tagLine)
})

test('no set holds a swear word, a cure or another platform', () => {
  const prompts = ['fucking good burgers', 'how magnesium cured my migraine', 'sourdough bread', 'budget travel']
  expect(prompts.flatMap(writeSets).join(' ')).not.toMatch(/fuck|cure|tok\b|tiktok/i)
})

test('a certain field has a set of its own, a guessed field has none', () => {
  expect(writeSets('my dog hates baths')).toHaveLength(2)
  expect(writeSets('my neighbour hates fireworks')).toHaveLength(1)
})
