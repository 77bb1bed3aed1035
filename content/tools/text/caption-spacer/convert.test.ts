import { expect, test } from 'vitest'
import { resolveFormValues } from '@/lib/tool/form-values'
import { run } from './convert'
import { captionSpacer } from './tool'

type ToolParameters = Parameters<typeof run>[0]['parameters']

const defaultParameters = resolveFormValues({ fields: captionSpacer.fields, promptLimit: 1 }, { prompt: '' })
  .parameters as ToolParameters

function getBlocks(text: string, parameters: Partial<ToolParameters> = {}) {
  const result = run({ text, parameters: { ...defaultParameters, ...parameters } })
  if ('problem' in result) throw new Error(result.problem)
  return result.blocks
}
const caption = (text: string, parameters: Partial<ToolParameters> = {}) =>
  getBlocks(text, parameters).find((block) => block.kind === 'text')?.text
const notes = (text: string, parameters: Partial<ToolParameters> = {}) =>
  getBlocks(text, parameters).flatMap((block) => (block.kind === 'note' ? [block.text] : []))

test('spaces at the ends of lines and surplus blank lines go, and are counted', () => {
  const text = '\n\nOne  \n\n \n\nTwo\u2800\nThree\n\n'
  expect(caption(text)).toBe('One\n\nTwo\nThree')
  expect(notes(text)).toEqual(['Taken out: spaces at the end of 2 lines and 2 blank lines.'])
  expect(caption(text, { blank: 0 })).toBe('One\nTwo\nThree')
  expect(caption(text, { blank: 2 })).toBe('One\n\n\nTwo\nThree')
})

test.each([
  ['none', 'One\n\nTwo'],
  ['braille', 'One\n\u2800\nTwo'],
  ['zero', 'One\n\u200b\nTwo'],
  ['dot', 'One\n.\nTwo'],
] as const)('a gap is kept by what was chosen, whatever stood there: %s', (filler, expected) => {
  for (const gap of ['', '.', '\u2800', '\u200b', ' . \n\u2800'])
    expect(caption(`One\n${gap}\nTwo`, { filler })).toBe(expected)
})

test('dots of one’s own are no gap', () => {
  expect(caption('Wait\n...\nwhat')).toBe('Wait\n...\nwhat')
})

test('bullets become one kind; a hyphen within words and a minus are none', () => {
  const list = '- one\n* two\n  • three\n✅ four\n-5 °C\nwell-known'
  expect(caption(list, { bullet: 'arrow' })).toBe('→ one\n→ two\n  → three\n→ four\n-5 °C\nwell-known')
  expect(caption(list)).toBe(list)
})

test('hashtags that end a line move to the end, each once; those in a sentence stay', () => {
  const text = 'Bread day #bread #Baking\nWe love #bread here.\n#bread #été\n\nBye'
  expect(caption(text, { tagsLast: true })).toBe('Bread day\nWe love #bread here.\n\nBye\n\n#bread #Baking #été')
  expect(caption('#a1b #c', { tagsLast: true })).toBe('#a1b #c')
  expect(caption('C# and issue #1, ok', { tagsLast: true })).toBe('C# and issue #1, ok')
})

test('what breaks the network’s limits is said', () => {
  expect(notes(`${'a'.repeat(2_199)} 👩‍👧`)).toEqual([
    'Too much for Instagram: 2,205 characters, and it takes 2,200. Take out 5.',
  ])
  expect(notes('#a #b #c #d #e #f')).toEqual(['Too much for Instagram: 6 hashtags, and it takes 5. Take out 1.'])
  expect(notes('#a #b #c #d #e #f', { network: 'linkedin' })).toEqual([])
  expect(getBlocks('Hello', { network: 'linkedin' })).toEqual([
    { kind: 'text', name: 'Caption', text: 'Hello', isWhole: true, detail: '5 of 3,000 characters' },
    { kind: 'preview', of: 'linkedin-post', text: 'Hello' },
  ])
})

test.each(['👩‍👧 family', '日本語\n\nです', 'שלום\n\nעולם', 'a\ud83d', '  leading'])('%j stays as it is', (text) => {
  expect(caption(text)).toBe(text)
})

test('blank lines alone are no caption', () => {
  expect(run({ text: ' \n\u2800\n.', parameters: defaultParameters })).toEqual({
    problem: 'There are only blank lines here. Write a caption first.',
  })
})
