import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { TextBlock, TextResult } from '@/lib/tool/text-tool'
import { ResultPane } from './result-pane'
import type { TextJobState } from './use-text-job'

const counts = { characters: 1, words: 1, lines: 1 }

function renderPane(result: TextResult | null, phase: TextJobState['phase'] = 'done', length = 1) {
  const flow = {
    state: { phase, outcome: { counts, secondCounts: counts, length, result } },
    cancel() {},
    rerun() {},
  }
  return renderToStaticMarkup(
    <ResultPane
      type="x"
      textJob={flow}
      limit={100}
      timeoutMessage="Make it simpler."
      length={length}
      onUse={() => {}}
      onChoose={() => {}}
    />,
  )
}
const renderBlocks = (...all: TextBlock[]) => renderPane({ blocks: all })

test('a report is figures and tables, and says how many rows it leaves out', () => {
  const rows = Array.from({ length: 203 }, (_, index) => [`word ${index}`, '1'])
  const html = renderBlocks(
    { kind: 'figures', figures: [{ label: 'Sentences', value: '12' }] },
    { kind: 'table', caption: 'Top words', columns: ['Word', 'Times'], rows },
    { kind: 'note', text: 'Counted without stop words.' },
  )
  expect(html).toContain('<dt class="text-muted text-sm">Sentences</dt>')
  expect(html).toContain('Top words</caption>')
  expect(html).toContain('word 199')
  expect(html).not.toContain('word 200')
  expect(html).toContain('and 3 more')
  expect(html).toContain('Counted without stop words.')
})

test('a script opens in the teleprompter, and a pace can be measured', () => {
  const html = renderBlocks(
    { kind: 'spoken', lines: ['One.'], pace: 150 },
    { kind: 'pace', field: 'wpm', min: 60, max: 300, sample: 'Read me aloud.' },
  )
  expect(html).toContain('Teleprompter</button>')
  expect(html).toMatch(/Measure my pace<\/summary>.*Read me aloud\..*Start<\/button>/)
})

test('a result’s only text is shown whole, several by their starts, no character cut in two', () => {
  const text = `${'a'.repeat(499)}😀 and more`
  expect(renderBlocks({ kind: 'text', name: 'Cleaned', text })).toContain('and more</textarea>')
  const two = renderBlocks({ kind: 'text', name: 'One', text }, { kind: 'text', name: 'Two', text: '1\n2\n3' })
  expect(two).toContain(`>${'a'.repeat(499)}</p>`)
  expect(two).toContain('Only the start of 510 characters is shown.')
  expect(two).toContain('1\n2\n3</p>')
})

test('a problem stands in its own words, a text above the limit with what is too much', () => {
  expect(renderPane({ problem: 'This expression has no end.' })).toContain('This expression has no end.')
  expect(renderPane(null, 'done', 130)).toContain('takes up to 100 characters. Take out 30,')
})

test('long work can be cancelled and failed work tried again', () => {
  expect(renderPane(null, 'working', 50_001)).toContain('Cancel</button>')
  expect(renderPane(null, 'working', 50_000)).not.toContain('Cancel')
  expect(renderPane(null, 'cancelled')).toContain('Run it again</button>')
  expect(renderPane(null, 'failed')).toContain('Try again</button>')
})

test('work that was ended says what to do next, in place of what an older text gave', () => {
  const html = renderPane({ blocks: [{ kind: 'note', text: 'Of before.' }] }, 'too_slow')
  expect(html).toContain('Stopped: this took too long')
  expect(html).toContain('Make it simpler.')
  expect(html).not.toContain('Of before.')
})

test('work that failed or was cancelled leaves nothing of an older text to copy', () => {
  for (const phase of ['failed', 'cancelled'] as const) {
    expect(renderPane({ blocks: [{ kind: 'note', text: 'Of before.' }] }, phase)).not.toContain('Of before.')
    expect(renderPane({ problem: 'Of before.' }, phase)).not.toContain('Of before.')
  }
})

test('of a text too long for a box the start stands, and its file has its own name', () => {
  const html = renderBlocks({ kind: 'text', name: 'SRT', text: 'a'.repeat(1_000_001), fileName: 'subtitles.srt' })
  expect(html).not.toContain('<textarea')
  expect(html).toContain('Only the start of 1,000,001 characters is shown.')
  expect(html).toContain('Download SRT as a .srt file')
})
