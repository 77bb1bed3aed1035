import { beforeEach, expect, test, vi } from 'vitest'
import type { ShownRun } from '@/components/run-state/shown-run'
import { withFill } from '@/components/run-state/with-fill'
import { history } from '@/lib/browser/history'
import type { Card } from '@/lib/tool/card'
import { keepRun } from './keep-run'

const card: Card = { id: 'a', parts: [{ text: 'At [hour]' }], copy: 'At [hour]', carry: '', item: {} }
const run: ShownRun = {
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
const typed = withFill(run, 'a', '0:0', 'six')
const kept = () => history.run('r')?.cards.map(({ copy }) => copy)

let page: EventTarget

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  history.clear()
})

test('a run is kept at once', () => {
  keepRun(run)
  expect(kept()).toEqual(['At [hour]'])
})

test.each(['focusout', 'pagehide'])('what is typed into a blank is kept with %s', (event) => {
  keepRun(typed)
  expect(kept()).toBeUndefined()
  page.dispatchEvent(new Event(event))
  expect(kept()).toEqual(['At six'])
})

test('a run that another has followed is not kept again', () => {
  keepRun(typed)?.()
  page.dispatchEvent(new Event('pagehide'))
  expect(kept()).toBeUndefined()
})
