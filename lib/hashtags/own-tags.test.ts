import { expect, test } from 'vitest'
import { ownTags } from './own-tags'

test.each([
  [
    'budget travel in Japan for students',
    ['travel', 'japan', 'students'],
    ['budgettravel'],
    ['budget travel'],
  ],
  ['C++ tutorials', ['cpp'], ['cpptutorials'], ['c++ tutorials']],
  ["Maya's Café", ['maya', 'café'], ['mayacafé'], ['maya café']],
  ['السفر إلى اليابان', ['السفر', 'اليابان'], [], []],
  ['ميزانية محدودة', ['ميزانية', 'محدودة'], ['ميزانية_محدودة'], ['ميزانية محدودة']],
  ['pan sin gluten', ['pan', 'singluten'], ['pansingluten'], ['pan sin gluten']],
  ['fucking good burgers', ['burgers'], [], []],
  ['how magnesium cured my migraine', ['magnesium', 'migraine'], [], []],
  ['recetas de pan casero', ['recetas', 'pan', 'casero'], ['pancasero'], ['pan casero']],
])('%j gives its own tags', (text, single, compound, phrases) => {
  expect(ownTags(text)).toEqual({ single, compound, phrases })
})

test('in a long text a pair of words counts where it comes up twice', () => {
  const text = `Raised beds dry out. ${'Compost goes into the raised beds in spring. '.repeat(2)}${'It rained and it rained. '.repeat(4)}`
  const { phrases } = ownTags(text)
  expect(phrases[0]).toBe('raised beds')
  expect(phrases).not.toContain('beds dry')
})
