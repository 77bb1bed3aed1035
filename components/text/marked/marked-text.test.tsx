import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Mark } from '@/lib/tool/marks/mark'
import { MarkedText } from './marked-text'

const kinds = [
  { kind: 'hard', label: 'Hard sentence', variant: 'red' },
  { kind: 'complex', label: 'Complex word', variant: 'purple' },
  { kind: 'none', label: 'Never there', variant: 'green' },
] as const

function renderMarks(text: string, marks: readonly Mark[]) {
  return renderToStaticMarkup(<MarkedText name="Marked" text={text} kinds={kinds} marks={marks} onUse={() => {}} />)
}

test('a word and the sentence around it are marked, each with a button, and the legend counts them', () => {
  const html = renderMarks('So we utilize it. Fine sufficient.', [
    { start: 0, end: 17, kind: 'hard', explanation: 'Long.', badge: '4 words' },
    { start: 6, end: 13, kind: 'complex', explanation: 'Long word.', suggestions: ['use'] },
    { start: 23, end: 33, kind: 'complex', explanation: 'Long word.' },
  ])
  expect(html).toMatch(
    /<mark [^>]+>So we <button [^>]*aria-label="utilize, Complex word"[^>]*>utilize<\/button> it\.<button/,
  )
  expect(html).toMatch(/aria-label="4 words, Hard sentence"[^>]*>4 words<\/button><\/mark> Fine /)
  expect(html).toMatch(/Complex word<\/span><span [^>]+>2<\/span>/)
  expect(html).not.toContain('Never there')
  expect(html.match(/type="checkbox"/g)).toHaveLength(2)
})

test('a legend of kinds that stand once each has no numbers', () => {
  const html = renderMarks('One. Two.', [
    { start: 0, end: 4, kind: 'hard', explanation: 'Long.', badge: '1 word' },
    { start: 5, end: 8, kind: 'complex', explanation: 'Long word.' },
  ])
  expect(html).toMatch(/Complex word<\/span><\/label>/)
})

test('of a long text the start is drawn, whole words, and the rest at a click', () => {
  const html = renderMarks('word '.repeat(6_000), [])
  expect(html).toContain('Show all 30,000 characters')
  expect(html).toMatch(/word <\/p>/)
  expect(html.match(/word /g)).toHaveLength(4_000)
  expect(renderMarks('word '.repeat(4_000), [])).not.toContain('Show all')
  expect(renderMarks(`今日 ${'パン'.repeat(15_000)}`, []).match(/パン/g)).toHaveLength(9_998)
  expect(renderMarks('a😀'.repeat(8_000), []).isWellFormed()).toBe(true)
})
