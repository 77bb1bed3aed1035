import { beforeEach, expect, test, vi } from 'vitest'
import type { RunState } from '@/components/run-state/run-state'
import { setBlankValue } from '@/components/run-state/set-blank-value'
import { runHistory } from '@/lib/browser/history'
import type { Card } from '@/lib/tool/card'
import { saveRunToHistory } from './save-run-to-history'

const card: Card = { id: 'a', parts: [{ text: 'At [hour]' }], copy: 'At [hour]', carry: '', item: {} }
const run: RunState = {
  id: 'r',
  tool: 't',
  at: 1,
  prompt: 'bread',
  parameters: {},
  cards: [{ card }],
  engine: 'openai',
  notes: [],
  complete: true,
}
const typedRun = setBlankValue(run, 'a', '0:0', 'six')
const getStoredCopies = () => runHistory.getRun('r')?.cards.map(({ copy }) => copy)

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  runHistory.clear()
})

test('a run is kept at once', () => {
  saveRunToHistory(run)
  expect(getStoredCopies()).toEqual(['At [hour]'])
})

test.each(['focusout', 'pagehide'])('what is typed into a blank is kept with %s', (event) => {
  saveRunToHistory(typedRun)
  expect(getStoredCopies()).toBeUndefined()
  page.dispatchEvent(new Event(event))
  expect(getStoredCopies()).toEqual(['At six'])
})

test('a run that another has followed is not kept again', () => {
  saveRunToHistory(typedRun)?.()
  page.dispatchEvent(new Event('pagehide'))
  expect(getStoredCopies()).toBeUndefined()
})
