import { expect, test } from 'vitest'
import { emptyHistory, redoStep, replaceText, type TextHistory, typeText, undoStep } from './text-history'

const applySteps = (...steps: ((history: TextHistory) => TextHistory)[]) =>
  steps.reduce((history, step) => step(history), emptyHistory).text
const typeStep = (text: string) => (history: TextHistory) => typeText(history, text)
const replaceStep = (text: string) => (history: TextHistory) => replaceText(history, text)

test('a button’s work is taken back and done again, typed words included', () => {
  expect(applySteps(typeStep('a'), replaceStep(''), undoStep)).toBe('a')
  expect(applySteps(typeStep('a'), replaceStep('b'), typeStep('bc'), undoStep)).toBe('a')
  expect(applySteps(typeStep('a'), replaceStep('b'), typeStep('bc'), undoStep, redoStep)).toBe('bc')
  expect(applySteps(typeStep('a'), replaceStep('b'), replaceStep('c'), undoStep, undoStep, redoStep, redoStep)).toBe(
    'c',
  )
})

test('what is typed after a step back ends the way forth', () => {
  expect(applySteps(typeStep('a'), replaceStep('b'), undoStep, typeStep('x'), redoStep)).toBe('x')
})

test('there is nothing before the beginning and after the end, and no step that changes nothing', () => {
  expect(applySteps(undoStep, redoStep)).toBe('')
  expect(applySteps(typeStep('a'), replaceStep('b'), replaceStep('b'), undoStep)).toBe('a')
})

test('fifty steps are kept', () => {
  let history = emptyHistory
  for (let step = 1; step <= 60; step += 1) history = replaceText(history, String(step))
  for (let step = 1; step <= 60; step += 1) history = undoStep(history)
  expect(history.text).toBe('10')
})
