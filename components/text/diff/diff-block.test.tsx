import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Change } from '@/lib/tool/change'
import { DiffBlock } from './diff-block'

const shown = (changes: readonly Change[], view: 'inline' | 'side' = 'inline') =>
  renderToStaticMarkup(<DiffBlock type="text-compare" changes={changes} view={view} onUse={() => {}} />)

test('what is added and removed is marked up as such and said, a change of space by signs', () => {
  const html = shown([
    { kind: 'removed', text: 'old' },
    { kind: 'added', text: ' \n' },
    { kind: 'same', text: ' words' },
  ])
  expect(html).toMatch(/<del[^>]*><span class="sr-only">removed: <\/span>old<\/del>/)
  expect(html).toMatch(/<ins[^>]*><span class="sr-only">added: <\/span>·↵\n<\/ins> words/)
})

test('a paragraph that moved says so, to screen readers too', () => {
  const html = shown([{ kind: 'removed', text: 'A paragraph.\n', moved: true }])
  expect(html).toContain('moved, removed: ')
  expect(html).toMatch(/A paragraph\.<\/del>\n/)
})

test('long stretches without a change are shortened, side by side too, and many changes come in parts', () => {
  const same: Change = { kind: 'same', text: 'a'.repeat(1_000) }
  expect(shown([same, { kind: 'added', text: 'b' }])).toContain(' … 520 characters without a change … ')
  const lines: Change = { kind: 'same', text: 'line\n'.repeat(10) }
  expect(shown([lines, { kind: 'added', text: 'b' }], 'side')).toContain('8 lines without a change')
  const many = Array.from({ length: 250 }, (): Change[] => [
    { kind: 'added', text: 'x' },
    { kind: 'same', text: 'y' },
  ])
  expect(shown(many.flat())).toContain('Show more (100 left)')
})

test('what a text holds is shown as text', () => {
  expect(shown([{ kind: 'added', text: '<img src=x>' }])).toContain('&lt;img src=x&gt;')
})
