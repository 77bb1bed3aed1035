import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatCsv } from './csv'
import { buildTikTokFileName, toSafeFileName } from './file-name'
import { iterateUntilAborted } from './race'
import { createRandomId } from './random-id'

test.each([
  ['say "hi"', '"say ""hi"""'],
  ["=cmd|'/c calc'!A1", "'=cmd|'/c calc'!A1"],
  ['+1', "'+1"],
  ['\t=1', `"'\t'=1"`],
  [' =1', "' =1"],
  ['\n=1', `"'\n'=1"`],
  ['\0=1', "'\0=1"],
  ['＝1+1', "'＝1+1"],
  ['a;=1+1;b', `"a;'=1+1;b"`],
  ['a;"=1+1";b', `"a;'""=1+1"";b"`],
  ["a;-cmd|'/c calc'!A1", `"a;'-cmd|'/c calc'!A1"`],
  ['a\n@SUM(1)', `"a\n'@SUM(1)"`],
  ['List:\n- one (of two)\n- two\n+1\n@name', '"List:\n- one (of two)\n- two\n+1\n@name"'],
])('writes the cell %j as %j', (text, cell) => {
  expect(formatCsv([[text]])).toBe(`\uFEFF${cell}\r\n`)
})

test.each([
  ['quotes', 'say "hi"', 'say hi.mp4'],
  ['a line break', 'one\r\nSet-Cookie: x', 'one Set-Cookie x.mp4'],
  ['steps up', '../../etc/passwd', 'etc passwd.mp4'],
  ['letters of other scripts', 'パン・хлеб', 'パン・хлеб.mp4'],
  ['letters with combining marks', 'cafe\u0301', 'caf\u00e9.mp4'],
  ['reversed writing', 'photo\u202egpj.exe', 'photogpj.exe.mp4'],
  ['invisible characters', 'a\u200bb\ufeffc\u00ad', 'abc.mp4'],
  ['every character that Windows refuses', 'a<b>c:d"e/f\\g|h?i*j', 'a b c d e f g h i j.mp4'],
  ['a device', 'CON', '_CON.mp4'],
  ['a device with an extension', 'con.mp4', '_con.mp4.mp4'],
  ['nothing', '', 'file.mp4'],
  ['300 letters', 'a'.repeat(300), `${'a'.repeat(180)}.mp4`],
  ['300 emoji', '🍞'.repeat(300), `${'🍞'.repeat(45)}.mp4`],
])('makes a safe file name from %s', (_, text, name) => {
  expect(toSafeFileName(text, 'mp4')).toBe(name)
})

test.each([
  [{ handle: 'demo.user', id: '7300000000000000001', extension: 'mp4' }, 'tiktok_demo.user_7300000000000000001.mp4'],
  [{ handle: '', id: '73', extension: 'm4a' }, 'tiktok_73.m4a'],
  [{ handle: '.kyle.films', id: '73', suffix: 'cover', extension: 'jpg' }, 'tiktok_.kyle.films_73_cover.jpg'],
])('names the file of %j: %s', (fileParts, name) => {
  expect(buildTikTokFileName(fileParts)).toBe(name)
})

test('passes values until the signal aborts, and ends the source', async () => {
  let hasEnded = false
  async function* source() {
    try {
      for (let i = 0; ; i += 1) yield i
    } finally {
      hasEnded = true
    }
  }
  const controller = new AbortController()
  const receivedValues: number[] = []
  await expect(async () => {
    for await (const value of iterateUntilAborted(source(), controller.signal)) {
      receivedValues.push(value)
      if (value === 2) controller.abort(new Error('left'))
    }
  }).rejects.toThrow('left')
  expect(receivedValues).toEqual([0, 1, 2])
  expect(hasEnded).toBe(true)
})

test('a source that never yields does not delay the abort', async () => {
  const silentSource = { [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => {}) }) }
  const signal = AbortSignal.timeout(20)
  await expect(iterateUntilAborted(silentSource, signal).next()).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('ids contain only letters and digits, and are unique', () => {
  const ids = Array.from({ length: 1000 }, () => createRandomId())
  expect(ids.filter((id) => !/^[0-9a-z]+(?:-[0-9a-z]+){3}$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(1000)
  expect(createRandomId(1)).toMatch(/^[0-9a-z]{1,7}$/)
})

test('no page uses `crypto.randomUUID`, which browsers have only on HTTPS', () => {
  const callers = globSync('{components,content}/**/*.{ts,tsx}').filter((file) =>
    readFileSync(file, 'utf8').includes('crypto.randomUUID('),
  )
  expect(callers).toEqual([])
})
