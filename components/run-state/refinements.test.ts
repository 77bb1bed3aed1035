import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import type { Field, RefineAction } from '@/lib/tool/form'
import { getCardActions, getRunActions, needsModel } from './refinements'

const allActions: readonly RefineAction[] = ['similar', 'shorter', 'bolder', 'specific', 'change']
const card: Card = { id: '1', parts: [], copy: 'Hi', carry: 'Hi', item: {} }
const editedCard: Card = { ...card, edited: true }
const veryLongCard: Card = { ...editedCard, copy: 'x'.repeat(4_001) }

test.each([
  ['a model’s result', 'openai', card, allActions],
  ['a result that broke off before it was known who writes', null, card, allActions],
  ['a built-in result', 'built-in', card, ['similar', 'shorter']],
  ['a built-in result that the visitor edited', 'built-in', editedCard, ['similar']],
  ['a model’s result that the visitor edited', 'openai', editedCard, allActions],
  ['a text too long to send', 'openai', veryLongCard, []],
] as const)('what is offered for %s', (_, engine, one, expected) => {
  expect(getCardActions(allActions, engine, one)).toEqual(expected)
})

test('the page says what takes a model only where the tool could do it', () => {
  expect(needsModel(allActions, 'built-in')).toBe(true)
  expect(needsModel(['similar', 'shorter'], 'built-in')).toBe(false)
  expect(needsModel(allActions, 'openai')).toBe(false)
})

test('nothing is offered for what code does alone in place of looking at a picture', () => {
  const fields: readonly Field[] = [
    {
      kind: 'select',
      name: 'purpose',
      label: 'Purpose',
      options: [
        { value: 'inform', label: 'Informs' },
        { value: 'decorative', label: 'Only decoration', isModelFree: true },
      ],
      default: 'inform',
    },
  ]
  expect(getRunActions({ fields, imageInput: 'enough', refineActions: allActions }, { purpose: 'decorative' })).toEqual(
    [],
  )
  expect(getRunActions({ fields, imageInput: 'enough', refineActions: allActions }, { purpose: 'inform' })).toEqual(
    allActions,
  )
  expect(getRunActions({ fields, refineActions: allActions }, { purpose: 'decorative' })).toEqual(allActions)
})
