import { expect, test } from 'vitest'
import { toCamelCaseTag } from './camel-case-tag'

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
  expect(toCamelCaseTag(tag, prompt)).toBe(readable)
})
