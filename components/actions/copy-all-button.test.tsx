import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RunState } from '@/components/run-state/run-state'
import type { Card } from '@/lib/tool/card'
import { CopyAllButton } from './copy-all-button'

const renderCopyAll = (card: Partial<Card>) => {
  const whole: Card = { id: '1', parts: [], copy: 'Two dogs.', carry: '', item: null, ...card }
  const run: RunState = {
    id: 'r',
    tool: 't',
    at: 0,
    prompt: '',
    parameters: {},
    cards: [{ card: whole }],
    engine: 'openai',
    notes: [],
    complete: true,
  }
  return renderToStaticMarkup(<CopyAllButton run={run} />)
}

test('what is to be read first is not copied all at once, until it was edited', () => {
  expect(renderCopyAll({ review: true })).toBe('')
  expect(renderCopyAll({ review: true, edited: true })).toContain('Copy all')
  expect(renderCopyAll({})).toContain('Copy all')
})
