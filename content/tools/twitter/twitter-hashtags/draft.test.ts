import { expect, test } from 'vitest'
import { createRandom } from '@/lib/core/random'
import { createRecipeInput } from '@/test/recipe-input'
import { draft } from './draft'
import type { HashtagInput } from './fields'
import { twitterHashtags as tool } from './tool'

const parameters: HashtagInput['parameters'] = {
  picks: '2',
  region: '',
  capitals: true,
  avoid: '',
  language: 'auto',
}

test.each([
  ['real estate investing for nurses', '#RealEstateInvesting'],
  ['ADHD productivity', '#ADHDProductivity'],
  ['launching my Etsy store selling ceramic mugs', '#CeramicMugs #Etsy'],
  ['السفر إلى اليابان بميزانية محدودة', '#السفر #اليابان'],
  ['パン作り 初心者', '#パン作り #初心者'],
  ['fucking good burgers', '#Burgers'],
  ['how magnesium cured my migraine', '#Magnesium #Migraine'],
])('“%s” gets at most two tags, none of which says the other', (prompt, picks) => {
  const input = { prompt, parameters }
  const [first] = draft.write(createRecipeInput(input), createRandom(3))
  const fittedSet = first ? tool.fit(first, input) : null
  expect(fittedSet && tool.present(fittedSet, input).copy).toBe(picks)
})
