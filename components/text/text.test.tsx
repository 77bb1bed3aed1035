import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Mark } from '@/lib/tool/marks'
import type { TextBlock, TextChange, TextResult } from '@/lib/tool/text-tool'
import { createMemoryStorage, renderElements, stubBrowser } from '@/test/simulate-browser'
import { DiffBlock } from './diff/diff-block'
import { MarkedText } from './marked/marked-text'
import { createOptionSetStore, OptionSets } from './option-sets'
import { ResultPane } from './result-pane'
import { TextBox } from './text-box'
import type { TextJobState } from './use-text-job'

const noop = () => {}

const renderDiff = (changes: readonly TextChange[], view: 'inline' | 'side' = 'inline') =>
  renderToStaticMarkup(<DiffBlock type="text-compare" changes={changes} view={view} onUse={noop} />)

test.each<[string, TextChange[], RegExp]>([
  ['a removed text', [{ kind: 'removed', text: 'old' }], /<del[^>]*><span class="sr-only">removed: <\/span>old<\/del>/],
  ['added white space', [{ kind: 'added', text: ' \n' }], /<ins[^>]*><span class="sr-only">added: <\/span>·↵\n<\/ins>/],
  ['a no-break space', [{ kind: 'added', text: '\u00a0' }], /added: <\/span>\[U\+00A0\]<\/ins>/],
  ['a word with a hidden character', [{ kind: 'added', text: 'to\u200bday' }], /<\/span>to\[U\+200B\]day<\/ins>/],
  ['a family as one emoji', [{ kind: 'removed', text: '👩‍👧 ❤️' }], /<\/span>👩‍👧 ❤️<\/del>/],
  ['a moved text', [{ kind: 'removed', text: 'It.\n', isMoved: true }], /moved, removed: .*It\.<\/del>\n/],
  ['added markup as escaped text', [{ kind: 'added', text: '<img src=x>' }], /&lt;img src=x&gt;/],
])('marks %s in a comparison, for screen readers too', (_, changes, html) => {
  expect(renderDiff(changes)).toMatch(html)
})

test('shortens long unchanged text in a comparison, and shows many changes in parts', () => {
  const addition: TextChange = { kind: 'added', text: 'b' }
  const buildUnchangedText = (text: string): TextChange => ({ kind: 'same', text })
  expect(renderDiff([buildUnchangedText('a'.repeat(1_000)), addition])).toContain(' … 520 unchanged characters … ')
  expect(renderDiff([buildUnchangedText('line\n'.repeat(10)), addition], 'side')).toContain('8 unchanged lines')
  expect(renderDiff(Array.from({ length: 250 }, () => [addition, buildUnchangedText('y')]).flat())).toContain(
    'Show more (100 left)',
  )
})

const kinds = [
  { kind: 'hard', label: 'Hard sentence', variant: 'red' },
  { kind: 'complex', label: 'Complex word', variant: 'purple' },
  { kind: 'none', label: 'Never there', variant: 'green' },
] as const

const renderMarks = (text: string, marks: readonly Mark[] = []) =>
  renderToStaticMarkup(<MarkedText name="Marked" text={text} kinds={kinds} marks={marks} onUse={noop} />)

test('marks a word and its sentence, each with a button, and shows counts in the legend if a kind repeats', () => {
  const marks: Mark[] = [
    { start: 0, end: 17, kind: 'hard', explanation: 'Long.', badge: '4 words' },
    { start: 6, end: 13, kind: 'complex', explanation: 'Long word.', suggestions: ['use'] },
    { start: 23, end: 33, kind: 'complex', explanation: 'Long word.' },
  ]
  const html = renderMarks('So we utilize it. Fine sufficient.', marks)
  expect(html).toMatch(
    /<mark [^>]+>So we <button [^>]*aria-label="utilize, Complex word"[^>]*>utilize<\/button> it\.<button/,
  )
  expect(html).toMatch(/aria-label="4 words, Hard sentence"[^>]*>4 words<\/button><\/mark> Fine /)
  expect(html).toMatch(/Complex word<\/span><span [^>]+>2<\/span>/)
  expect(html).not.toContain('Never there')
  expect(html.match(/type="checkbox"/g)).toHaveLength(2)
  expect(renderMarks('So we utilize it.', marks.slice(0, 2))).toMatch(/Complex word<\/span><\/label>/)
})

test('renders only the start of a long text, in whole words, and the rest on request', () => {
  const html = renderMarks('word '.repeat(6_000))
  expect(html).toContain('Show all 30,000 characters')
  expect(html).toMatch(/word <\/p>/)
  expect(html.match(/word /g)).toHaveLength(4_000)
  expect(renderMarks('word '.repeat(4_000))).not.toContain('Show all')
  expect(renderMarks(`今日 ${'パン'.repeat(15_000)}`).match(/パン/g)).toHaveLength(9_998)
  expect(renderMarks('a😀'.repeat(8_000)).isWellFormed()).toBe(true)
})

function renderPane(result: TextResult | null, phase: TextJobState['phase'] = 'done', length = 1) {
  const counts = { characters: 1, words: 1, lines: 1 }
  const outcome = { counts, secondCounts: counts, length, result }
  const textJob = { state: { phase, outcome }, cancel: noop, rerun: noop }
  const paneProps = { type: 'x', timeoutMessage: 'Make it simpler.', length, limit: 100 }
  return renderToStaticMarkup(<ResultPane {...paneProps} textJob={textJob} onUse={noop} onChoose={noop} />)
}
const renderBlocks = (...blocks: TextBlock[]) => renderPane({ blocks })

test('shows figures and tables in a report, and states how many rows it omits', () => {
  const rows = Array.from({ length: 203 }, (_, index) => [`word ${index}`, '1'])
  const html = renderBlocks(
    { kind: 'figures', figures: [{ label: 'Sentences', value: '12' }] },
    { kind: 'table', caption: 'Top words', columns: ['Word', 'Times'], rows },
    { kind: 'note', text: 'Counted without stop words.' },
  )
  const expectedParts = [
    'Sentences</dt>',
    'Top words</caption>',
    'word 199',
    'and 3 more',
    'Counted without stop words.',
  ]
  expect(expectedParts.filter((part) => !html.includes(part))).toEqual([])
  expect(html).not.toContain('word 200')
})

test('offers the teleprompter for a script, and a measurement of the visitor’s pace', () => {
  const html = renderBlocks(
    { kind: 'spoken', lines: ['One.'], pace: 150 },
    { kind: 'pace', field: 'wpm', min: 60, max: 300, sample: 'Read me aloud.' },
  )
  expect(html).toContain('Teleprompter</button>')
  expect(html).toMatch(/Measure my pace<\/summary>.*Read me aloud\..*Start<\/button>/)
})

test('shows a result’s only text in full, but only the start of each of several texts and of a text too long for a box', () => {
  const text = `${'a'.repeat(499)}😀 and more`
  expect(renderBlocks({ kind: 'text', name: 'Cleaned', text })).toContain('and more</textarea>')
  const twoTextsHtml = renderBlocks({ kind: 'text', name: 'One', text }, { kind: 'text', name: 'Two', text: '1\n2\n3' })
  expect(twoTextsHtml).toContain(`>${'a'.repeat(499)}</p>`)
  expect(twoTextsHtml).toContain('only the start of 510 characters.')
  expect(twoTextsHtml).toContain('1\n2\n3</p>')
  const longBlock = { kind: 'text', name: 'SRT', text: 'a'.repeat(1_000_001), fileName: 'subtitles.srt' } as const
  const html = renderBlocks(longBlock)
  expect(html).not.toContain('<textarea')
  expect(html).toContain('only the start of 1,000,001 characters.')
  expect(html).toContain('Download SRT as a .srt file')
})

test.each<[string, TextResult | null, TextJobState['phase'], number, string]>([
  ['a problem of the tool', { problem: 'This expression has no end.' }, 'done', 1, 'This expression has no end.'],
  ['a text above the limit', null, 'done', 130, 'takes up to 100 characters. Cut 30,'],
  ['long work with a Cancel button', null, 'working', 50_001, 'Cancel</button>'],
  ['cancelled work with a button to run it again', null, 'cancelled', 1, 'Run it again</button>'],
  ['failed work with a button to try again', null, 'failed', 1, 'Try again</button>'],
  ['work that took too long', null, 'too_slow', 1, 'This took too long'],
  ['the remedy for work that took too long', null, 'too_slow', 1, 'Make it simpler.'],
])('reports %s in the result pane', (_, result, phase, length, message) => {
  expect(renderPane(result, phase, length)).toContain(message)
})

test('shows no Cancel button for short work', () => {
  expect(renderPane(null, 'working', 50_000)).not.toContain('Cancel')
})

test.each(['failed', 'cancelled', 'too_slow'] as const)(
  'hides the result of an older text in the phase “%s”',
  (phase) => {
    for (const result of [{ blocks: [{ kind: 'note', text: 'Older.' }] }, { problem: 'Older.' }] as const)
      expect(renderPane(result, phase)).not.toContain('Older.')
  },
)

test.each([
  [1_000_001, true],
  [1_000_000, false],
])(
  'abbreviates a text of %i characters and makes it read-only only above the limit of one million',
  (length, isTruncated) => {
    const actions = { type: noop, replace: noop, undo: noop, redo: noop }
    const control = { box: { current: null }, text: 'a'.repeat(length), canUndo: false, canRedo: false, ...actions }
    const handlers = { onType: noop, onReplace: noop, onFile: async () => {}, onNotice: noop }
    const input = { label: 'Your text', placeholder: '' }
    const html = renderToStaticMarkup(
      <TextBox input={input} control={control} counts={null} isPaired={false} {...handlers} />,
    )
    for (const part of [`>${'a'.repeat(5_000)}</textarea>`, 'readOnly=""', 'This is only the start.'])
      expect(html.includes(part)).toBe(isTruncated)
  },
)

test('applies options saved under a name when the visitor clicks Use', () => {
  stubBrowser()
  createOptionSetStore('find-and-replace').save({ name: 'brand', parameters: { pairs: 'a => b' } })
  const onUse = vi.fn()
  const elements = renderElements(OptionSets, { type: 'find-and-replace', parameters: {}, onUse })
  elements.find(({ props }) => props['aria-label'] === 'Use brand')?.props.onClick()
  expect(onUse).toHaveBeenCalledExactlyOnceWith({ pairs: 'a => b' })
})

test('stores up to thirty uniquely named option sets, the newest first, and drops damaged sets', () => {
  stubBrowser()
  const store = createOptionSetStore('x')
  store.save({ name: 'brand', parameters: { pairs: 'a => b' } })
  store.save({ name: 'legal', parameters: {} })
  expect(store.save({ name: 'brand', parameters: { pairs: 'a => c' } })).toBe(true)
  expect(createOptionSetStore('x').read()).toEqual([
    { name: 'brand', parameters: { pairs: 'a => c' } },
    { name: 'legal', parameters: {} },
  ])
  store.remove('brand')
  expect(store.read().map(({ name }) => name)).toEqual(['legal'])
  for (let index = 0; index < 40; index += 1) store.save({ name: `${index}`, parameters: {} })
  expect(store.read()).toHaveLength(30)
  localStorage.setItem('postsmith-sets-z', '{"version":1,"sets":[7,{"name":"a"}]}')
  expect(createOptionSetStore('z').read()).toEqual([])
  vi.stubGlobal('localStorage', createMemoryStorage(0))
  expect(createOptionSetStore('x').save({ name: 'brand', parameters: {} })).toBe(false)
})
