import { expect, test } from 'vitest'
import type { TextInput } from '@/lib/tool/text-tool'
import { getNextCopyIndex } from './blocks'
import { readTextFile } from './read-text-file'
import { runTextJob } from './text-job'
import { findDropTarget } from './use-file-drop'
import { emptyHistory, redoStep, replaceText, type TextHistory, typeText, undoStep } from './use-text-tool'

const joinModule = {
  run: ({ text, second }: TextInput) => ({ blocks: [{ kind: 'note', text: `${text}|${second}` }] as const }),
}
const job = { type: 'x', parameters: {}, limit: 5 }

test('counts and processes both texts', () => {
  expect(runTextJob({ ...job, text: 'a b', second: '👩‍👧' }, joinModule)).toEqual({
    counts: { characters: 3, words: 2, lines: 1 },
    secondCounts: { characters: 1, words: 0, lines: 1 },
    length: 3,
    result: { blocks: [{ kind: 'note', text: 'a b|👩‍👧' }] },
  })
})

test.each([
  ['123456', 'x'],
  ['x', '123456'],
])('counts but does not process two texts if one exceeds the limit: %s, %s', (text, second) => {
  expect(runTextJob({ ...job, text, second }, joinModule)).toMatchObject({ length: 6, result: null })
})

const bytes = (...values: number[]) => new Uint8Array(values)
const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test.each<[string, BlobPart[], object]>([
  ['UTF-8', ['naïve 👩‍👧\n'], { text: 'naïve 👩‍👧\n' }],
  ['UTF-8 with a byte order mark', [bytes(0xef, 0xbb, 0xbf), 'a'], { text: 'a' }],
  ['UTF-16, as Notepad saves it', [bytes(0xff, 0xfe, 0x61, 0x00, 0x0a, 0x00)], { text: 'a\n' }],
  ['UTF-16, big-endian', [bytes(0xfe, 0xff, 0x00, 0x61)], { text: 'a' }],
  ['Windows and classic Mac line endings', ['a\r\nb\rc'], { text: 'a\nb\nc' }],
  ['an empty file', [], { text: '' }],
  ['a PNG', [bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)], { errorCode: 'not_text' }],
  ['a JPEG', [bytes(0xff, 0xd8, 0xff, 0xe0, 0x10, 0x4a, 0x02)], { errorCode: 'not_text' }],
  ['UTF-16 without a byte order mark', [bytes(0x60, 0x4f, 0x0a, 0x00)], { errorCode: 'unknown_encoding' }],
  [
    'Windows-1252 in French',
    [latin1('«\xa0L\x92\xe9t\xe9, cr\xe9\xe9e \x97 5 \x80\xa0»')],
    { text: '«\xa0L’été, créée — 5 €\xa0»' },
  ],
  ['Windows-1252 in German', [latin1('\x84\xc4pfel\x93 f\xfcr STRA\xdfE')], { text: '„Äpfel“ für STRAßE' }],
  ['Windows-1252 in Spanish', [latin1('\xbfQu\xe9 a\xf1o? 1\xba')], { text: '¿Qué año? 1º' }],
  ['Russian in Windows-1251', [latin1('\xcf\xf0\xe8\xe2\xe5\xf2')], { errorCode: 'unknown_encoding' }],
  ['Polish in Windows-1250', [latin1('ca\xb3y dzie\xf1')], { errorCode: 'unknown_encoding' }],
  ['Czech in Windows-1250', [latin1('k\xf9\xf2 \x9elu\x9dou\xe8k\xfd')], { errorCode: 'unknown_encoding' }],
  ['Hungarian in Windows-1250', [latin1('h\xf5s \xfbr')], { errorCode: 'unknown_encoding' }],
  ['Turkish in Windows-1254', [latin1('de\xf0il \xfe\xfd')], { errorCode: 'unknown_encoding' }],
  ['Japanese in Shift JIS', [latin1('\x82\xb1\x82\xf1')], { errorCode: 'unknown_encoding' }],
  ['French from an old Mac', [latin1('caf\x8e')], { errorCode: 'unknown_encoding' }],
  ['French from DOS', [latin1('d\x82j\x85 caf\x82')], { errorCode: 'unknown_encoding' }],
  ['truncated UTF-8', ['a', bytes(0xf0, 0x9f, 0x91)], { errorCode: 'unknown_encoding' }],
  ['truncated UTF-16', [bytes(0xff, 0xfe, 0x61)], { errorCode: 'unknown_encoding' }],
  ['more than 5 MB', ['a'.repeat(5_000_001)], { errorCode: 'too_large' }],
])('reads or rejects a text file: %s', async (_, parts, result) => {
  expect(await readTextFile(new Blob(parts))).toEqual(result)
})

const type = (text: string) => (history: TextHistory) => typeText(history, text)
const replace = (text: string) => (history: TextHistory) => replaceText(history, text)

test.each([
  ['undo also reverts words typed after a button was used', [type('a'), replace('b'), type('bc'), undoStep], 'a'],
  ['redo brings back the typed words', [type('a'), replace('b'), type('bc'), undoStep, redoStep], 'bc'],
  ['two steps', [type('a'), replace('b'), replace('c'), undoStep, undoStep, redoStep, redoStep], 'c'],
  ['typing after an undo ends redo', [type('a'), replace('b'), undoStep, type('x'), redoStep], 'x'],
  ['undo at the beginning does nothing', [undoStep, redoStep], ''],
  ['the same text is no step', [type('a'), replace('b'), replace('b'), undoStep], 'a'],
])('handles the undo steps of a text: %s', (_, steps, text) => {
  expect(steps.reduce((history, step) => step(history), emptyHistory).text).toBe(text)
})

test('undo goes back at most fifty steps', () => {
  let history = emptyHistory
  for (let step = 1; step <= 60; step += 1) history = replaceText(history, String(step))
  for (let step = 1; step <= 60; step += 1) history = undoStep(history)
  expect(history.text).toBe('10')
})

test.each([
  [['a', 'b', 'c'], ['a'], 1],
  [['a', 'b', 'c'], ['a', 'b', 'c'], 0],
  [['new', 'b', 'c'], ['a'], 0],
  [['a'], ['a', 'b'], 0],
])('with the texts %j, of which %j were copied, copies text %i next', (texts, copiedTexts, index) => {
  expect(getNextCopyIndex(texts, copiedTexts)).toBe(index)
})

test('assigns a file to the box that it is dropped on, or the first; two files get a box each', () => {
  const [first, second] = [0, 1].map(() => ({
    textareaRef: { current: new EventTarget() as HTMLTextAreaElement },
    onText() {},
  }))
  if (!first || !second) throw new Error('No boxes')
  const find = (index: number, total: number, target: EventTarget) =>
    findDropTarget([first, second], { index, fileCount: total, target })
  expect(find(0, 1, second.textareaRef.current)).toBe(second)
  expect(find(0, 1, new EventTarget())).toBe(first)
  expect([0, 1].map((index) => find(index, 2, second.textareaRef.current))).toEqual([first, second])
})
