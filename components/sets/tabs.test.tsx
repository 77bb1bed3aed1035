import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Card } from '@/lib/tool/card'
import type { PromptForm } from '@/lib/tool/form'
import { SetView as Tabs } from './tabs'

const card = (id: string, heading: string, texts: readonly string[], more: Partial<Card> = {}): Card => ({
  id,
  heading,
  parts: texts.map((text) => ({ label: 'Post', text })),
  copy: texts.join('\n\n'),
  carry: '',
  item: null,
  ...more,
})

const renderTabs = (...cards: Card[]) =>
  renderToStaticMarkup(
    <Tabs
      form={{} as PromptForm}
      cards={cards.map((one) => ({ card: one }))}
      isFinished
      run={null}
      onRunChange={() => {}}
      renderCard={({ card: { copy } }, _, inside) => inside ?? <p>{copy}</p>}
    />,
  )

const thread = card('a', 'X thread', ['One.\n\n1/2', 'Two.\n\n2/2'])
const letter = card('b', 'Newsletter', ['Hello'])

test('each version is a tab, the first is open, and one of them takes the keyboard', () => {
  const html = renderTabs(thread, letter)
  expect(
    [...html.matchAll(/aria-selected="(\w+)" aria-controls="([^"]+)" tabindex="(-?\d)"/g)].map((m) => [m[1], m[3]]),
  ).toEqual([
    ['true', '0'],
    ['false', '-1'],
  ])
  for (const [, panel] of html.matchAll(/aria-controls="([^"]+)"/g)) expect(html).toContain(`id="${panel}"`)
  expect(html.match(/role="tabpanel"[^>]*hidden/g)).toHaveLength(1)
})

test('a thread is posts, each with its count and its copy button', () => {
  const html = renderTabs(thread, letter)
  expect(html).toContain('9/280')
  expect(html).toContain('aria-label="Copy post 2"')
})

test.each([
  ['edited', { edited: true }],
  ['with blanks', { outline: true }],
] as const)('a thread %s stands as one text', (_, more) => {
  expect(renderTabs({ ...thread, ...more })).not.toContain('Copy post')
})
