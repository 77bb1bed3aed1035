import { expect, test } from 'vitest'
import { inventsNumber } from '@/lib/fit/numbers'
import { isRejected } from '@/lib/fit/reject'
import { countWords } from '@/lib/platforms/count'
import { generalField } from './general-field'
import { hardDaysField } from './hard-days-field'
import { homeFields } from './home-fields'
import { lifeFields } from './life-fields'
import { workFields } from './work-fields'

const fields = [...homeFields, ...workFields, ...lifeFields, hardDaysField, generalField]

test('every field has its own name and at least five pieces of advice', () => {
  expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length)
  for (const { id, advice } of fields) expect(advice.length, id).toBeGreaterThanOrEqual(5)
})

test('every piece of advice has the form that sentences need', () => {
  for (const { advice } of fields) {
    for (const { rule, wrong, why, show, screen } of advice) {
      expect(rule).toMatch(/^[A-Z].*[^.!?]$/)
      expect(wrong).toMatch(/^[a-z]+ing\b.*[^.!?]$/)
      expect(why).toMatch(/^[A-Z].*\.$/)
      expect(show).toMatch(/^[a-zA-Z].*[^.!?]$/)
      expect(countWords(screen), screen).toBeGreaterThanOrEqual(3)
      expect(countWords(screen), screen).toBeLessThanOrEqual(7)
    }
  }
})

test('no advice claims a figure or uses a worn phrase', () => {
  const texts = fields.flatMap(({ advice }) => advice.flatMap((one) => Object.values(one)))
  const bad = texts.filter((text) => inventsNumber(text, '') || isRejected(text) || /[—–]/.test(text))
  expect(bad).toEqual([])
})
