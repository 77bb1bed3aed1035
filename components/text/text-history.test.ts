import { expect, test } from 'vitest'
import { noHistory, redoStep, replaceText, type TextHistory, typeText, undoStep } from './text-history'

const after = (...steps: ((history: TextHistory) => TextHistory)[]) =>
  steps.reduce((history, step) => step(history), noHistory).text
const type = (text: string) => (history: TextHistory) => typeText(history, text)
const put = (text: string) => (history: TextHistory) => replaceText(history, text)

test('a button’s work is taken back and done again, typed words included', () => {
  expect(after(type('a'), put(''), undoStep)).toBe('a')
  expect(after(type('a'), put('b'), type('bc'), undoStep)).toBe('a')
  expect(after(type('a'), put('b'), type('bc'), undoStep, redoStep)).toBe('bc')
  expect(after(type('a'), put('b'), put('c'), undoStep, undoStep, redoStep, redoStep)).toBe('c')
})

test('what is typed after a step back ends the way forth', () => {
  expect(after(type('a'), put('b'), undoStep, type('x'), redoStep)).toBe('x')
})

test('there is nothing before the beginning and after the end, and no step that changes nothing', () => {
  expect(after(undoStep, redoStep)).toBe('')
  expect(after(type('a'), put('b'), put('b'), undoStep)).toBe('a')
})

test('fifty steps are kept', () => {
  let history = noHistory
  for (let step = 1; step <= 60; step += 1) history = replaceText(history, String(step))
  for (let step = 1; step <= 60; step += 1) history = undoStep(history)
  expect(history.text).toBe('10')
})
