import { expect, test } from 'vitest'
import { createRandom } from '@/lib/writer/random'
import { orderFor } from '@/test/order-for'
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
  ['Maya’s Café in Lisbon', '#MayaCafé #Lisbon'],
  ['C++ tutorials', '#CppTutorials #Programming'],
  ['real estate investing for nurses', '#RealEstateInvesting #Nurses'],
  ['ADHD productivity', '#ADHDProductivity #ProductivityTips'],
  ['launching my Etsy store selling ceramic mugs', '#EtsyStore #CeramicMugs'],
  ['السفر إلى اليابان بميزانية محدودة', '#اليابان_بميزانية_محدودة #السفر'],
  ['パン作り 初心者', '#パン作り初心者 #パン'],
  ['fucking good burgers', '#Burgers #Cooking'],
  ['how magnesium cured my migraine', '#Magnesium #Migraine'],
])('“%s” gets two tags that say two things', (prompt, picks) => {
  const input = { prompt, parameters }
  const [first] = draft.write(orderFor(input), createRandom(3))
  const fitted = first ? tool.fit(first, input) : null
  expect(fitted && tool.present(fitted, input).copy).toBe(picks)
})
