import { expect, test } from 'vitest'
import { camelTag } from './camel-tag'

test.each([
  ['#sourdoughbread', '', '#SourdoughBread'],
  ['#smallbusiness', '', '#SmallBusiness'],
  ['#weddingphotography', '', '#WeddingPhotography'],
  ['#realestateinvesting', 'real estate investing for nurses', '#RealEstateInvesting'],
  ['#budgettravelforstudents', '', '#BudgetTravelForStudents'],
  ['#adhdtips', 'ADHD productivity', '#ADHDTips'],
  ['#etsystore', 'launching my Etsy store', '#EtsyStore'],
  ['#therapist', '', '#Therapist'],
  ['#homeworkout', '', '#HomeWorkout'],
  ['#codenewbie', '', '#CodeNewbie'],
  ['#BookTwitter', '', '#BookTwitter'],
  ['#パン作り', 'パン作り', '#パン作り'],
  ['#اليابان_بميزانية', '', '#اليابان_بميزانية'],
])('%s becomes readable', (tag, prompt, readable) => {
  expect(camelTag(tag, prompt)).toBe(readable)
})
