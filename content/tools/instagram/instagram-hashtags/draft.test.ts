import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { createRecipeInput } from '@/test/recipe-input'
import { draft } from './draft'
import type { HashtagInput } from './fields'
import { instagramHashtags as tool } from './tool'

const parameters: HashtagInput['parameters'] = {
  problem: '',
  audience: '',
  region: '',
  avoid: '',
  language: 'auto',
}

function getFirstSets(prompt: string): string[] {
  const input = { prompt, parameters }
  const items = [...draft.write(createRecipeInput(input), createRandom(3))]
  return items.slice(0, 3).flatMap((item) => {
    const fittedSet = tool.fit(item, input)
    return fittedSet && fittedSet.tags.length > 0 ? [tool.present(fittedSet, input).copy] : []
  })
}

test.each([
  ['السفر إلى اليابان بميزانية محدودة', '#السفر #اليابان #بميزانية #محدودة'],
  ['パン作り 初心者', '#パン作り #初心者'],
  ['fucking good burgers', '#burgers'],
  ['how magnesium cured my migraine', '#magnesium #migraine'],
])('“%s” begins with tags that can be posted', (prompt, first) => {
  expect(getFirstSets(prompt)[0]).toBe(first)
})

test('no set holds a swear word, a cure or another platform', () => {
  const prompts = ['fucking good burgers', 'how magnesium cured my migraine', 'sourdough bread', 'budget travel']
  const tags = prompts.flatMap(getFirstSets).join(' ')
  expect(tags).not.toMatch(/fuck|cure|tok\b|tiktok/i)
})

test('a field that is sure has a set of its own, a guess has none', () => {
  expect(getFirstSets('my dog hates baths')).toHaveLength(2)
  expect(getFirstSets('my neighbour hates fireworks')).toHaveLength(1)
})
