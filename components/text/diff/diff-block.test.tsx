import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TextChange } from '@/lib/tool/text-change'
import { DiffBlock } from './diff-block'

const renderDiff = (changes: readonly TextChange[], view: 'inline' | 'side' = 'inline') =>
  renderToStaticMarkup(<DiffBlock type="text-compare" changes={changes} view={view} onUse={() => {}} />)

test('what is added and removed is marked up as such and said, a change of space by signs', () => {
  const html = renderDiff([
    { kind: 'removed', text: 'old' },
    { kind: 'added', text: ' \n' },
    { kind: 'same', text: ' words' },
  ])
  expect(html).toMatch(/<del[^>]*><span class="sr-only">removed: <\/span>old<\/del>/)
  expect(html).toMatch(/<ins[^>]*><span class="sr-only">added: <\/span>·↵\n<\/ins> words/)
})

test('a paragraph that moved says so, to screen readers too', () => {
  const html = renderDiff([{ kind: 'removed', text: 'A paragraph.\n', isMoved: true }])
  expect(html).toContain('moved, removed: ')
  expect(html).toMatch(/A paragraph\.<\/del>\n/)
})

test('long stretches without a change are shortened, side by side too, and many changes come in parts', () => {
  const same: TextChange = { kind: 'same', text: 'a'.repeat(1_000) }
  expect(renderDiff([same, { kind: 'added', text: 'b' }])).toContain(' … 520 characters without a change … ')
  const lines: TextChange = { kind: 'same', text: 'line\n'.repeat(10) }
  expect(renderDiff([lines, { kind: 'added', text: 'b' }], 'side')).toContain('8 lines without a change')
  const many = Array.from({ length: 250 }, (): TextChange[] => [
    { kind: 'added', text: 'x' },
    { kind: 'same', text: 'y' },
  ])
  expect(renderDiff(many.flat())).toContain('Show more (100 left)')
})

test('what a text holds is shown as text', () => {
  expect(renderDiff([{ kind: 'added', text: '<img src=x>' }])).toContain('&lt;img src=x&gt;')
})
