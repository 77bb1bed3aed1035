import { applyPatch } from 'diff'
import { expect, test } from 'vitest'
import { compareTexts } from './compare-texts'
import { restoreTexts, toHtml, toPatch } from './export-changes'
import { mergeTexts, toMergeParts } from './merge-texts'
import { isUnchangedRow, toSideBySideRows } from './side-by-side-rows'

const ignored = { ignoresCase: false, ignoresSpace: false, ignoresPunctuation: false }
const changes = (first: string, second: string) =>
  compareTexts(first, second, { unit: 'word', ignoreOptions: ignored, timeoutMs: 5_000 }).changes

const old = 'Title\n\nOne old line\nGone\nSame'
const now = 'Title\n\nOne new line\nSame\nAdded'

test('side by side, rows end where both texts end a line', () => {
  const rows = toSideBySideRows(changes(old, now))
  const side = (which: 'first' | 'second') => rows.map((row) => row[which].map(({ text }) => text).join(''))
  expect(side('first').join('')).toBe(old)
  expect(side('second').join('')).toBe(now)
  expect(rows.filter(isUnchangedRow).map(({ first }) => first[0]?.text)).toContain('Title\n')
  expect(side('first')).toContain('One old line\n')
  expect(side('second')).toContain('One new line\n')
})

test('a merge takes the second text but where the first is chosen', () => {
  const parts = toMergeParts(changes('the old dog sleeps', 'the new dog runs'))
  expect(parts).toEqual(['the ', { first: 'old', second: 'new' }, ' dog ', { first: 'sleeps', second: 'runs' }])
  expect(mergeTexts(parts, new Set())).toBe('the new dog runs')
  expect(mergeTexts(parts, new Set([1]))).toBe('the new dog sleeps')
  expect(mergeTexts(parts, new Set([0, 1]))).toBe('the old dog sleeps')
})

test('the page shows what the texts hold as text', () => {
  const html = toHtml(changes('a <b>x</b>', 'a <img src=x onerror="y">'))
  expect(html).toContain('&lt;')
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('<img')
  expect(html).toContain('<del>')
})

test('the patch makes the second text of the first', () => {
  const found = changes(old, now)
  expect(restoreTexts(found)).toEqual({ first: old, second: now })
  const patch = toPatch(found) ?? ''
  // What `git apply` takes for one file.
  expect(patch).toContain('\n--- a/text.txt\n+++ b/text.txt\n')
  expect(patch).toContain('-Gone\n')
  expect(patch).toContain('+Added\n')
  expect(applyPatch(old, patch)).toBe(now)
})
