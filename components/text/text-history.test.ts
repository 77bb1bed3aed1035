import { expect, test } from 'vitest'
import { noHistory, redone, replaced, type TextHistory, typed, undone } from './text-history'

const after = (...steps: ((history: TextHistory) => TextHistory)[]) =>
  steps.reduce((history, step) => step(history), noHistory).text
const type = (text: string) => (history: TextHistory) => typed(history, text)
const put = (text: string) => (history: TextHistory) => replaced(history, text)

test('a button’s work is taken back and done again, typed words included', () => {
  expect(after(type('a'), put(''), undone)).toBe('a')
  expect(after(type('a'), put('b'), type('bc'), undone)).toBe('a')
  expect(after(type('a'), put('b'), type('bc'), undone, redone)).toBe('bc')
  expect(after(type('a'), put('b'), put('c'), undone, undone, redone, redone)).toBe('c')
})

test('what is typed after a step back ends the way forth', () => {
  expect(after(type('a'), put('b'), undone, type('x'), redone)).toBe('x')
})

test('there is nothing before the beginning and after the end, and no step that changes nothing', () => {
  expect(after(undone, redone)).toBe('')
  expect(after(type('a'), put('b'), put('b'), undone)).toBe('a')
})

test('fifty steps are kept', () => {
  let history = noHistory
  for (let step = 1; step <= 60; step += 1) history = replaced(history, String(step))
  for (let step = 1; step <= 60; step += 1) history = undone(history)
  expect(history.text).toBe('10')
})
