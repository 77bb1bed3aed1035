import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveFormValues } from '@/lib/tool/form-values'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { buildCertificate } from './certificate'
import { convertCsvToLines } from './convert-csv-to-lines'
import { createSeed, drawKeys, sha256 } from './draw'
import { getDrawCount, recordDraw } from './draw-count'
import { parseEntries, toPersonKey } from './entries'
import { giveawayForm, type Rules } from './giveaway-form'
import { buildProofUrl, formatProof, parseProof } from './proof'
import { runDrawJob } from './run-draw-job'

const defaultRules = resolveFormValues({ fields: giveawayForm.fields, promptLimit: 1 }, { prompt: '' })
  .parameters as Rules
const buildRules = (overrides: Partial<Rules>): Rules => ({ ...defaultRules, ...overrides })
const countEntries = (text: string, overrides: Partial<Rules> = {}) =>
  Object.fromEntries(
    [...parseEntries(text, buildRules(overrides)).people].map(([key, { entryCount }]) => [key, entryCount]),
  )

test.each([
  ['@Anna', 'anna'],
  ['  anna: ', 'anna'],
  ['@@anna.', 'anna'],
  ['Carla  López', 'carla lópez'],
  ['Carla Lo\u0301pez', 'carla lópez'],
  ['\u2068@anna\u2069', 'anna'],
  ['👩‍👧', '👩‍👧'],
  ['@', ''],
  ['a\ud800', 'a\ufffd'],
])('%j is the person %j', (name, key) => {
  expect(toPersonKey(name)).toBe(key)
})

test('a key is its own key, so that a published list can be read again', () => {
  const anyString = fc.string({ unit: 'binary', maxLength: 12 })
  const oddCharacters = fc.string({
    unit: fc.constantFrom('@', ' ', '.', ':', 'A', 'İ', 'Σ', '\u0301', '\u200b', '-'),
    maxLength: 8,
  })
  fc.assert(
    fc.property(fc.oneof(anyString, oddCharacters), (name) => {
      expect(toPersonKey(toPersonKey(name))).toBe(toPersonKey(name))
    }),
  )
})

test('people are told apart by their handle, whatever they write after it', () => {
  const text = '@Anna me!\n@anna. again\nanna\n\n  Ben Hill  \nben hill\r\n日本\tcomment'
  expect(countEntries(text)).toEqual({ anna: 3, 'ben hill': 2, 日本: 1 })
  expect(countEntries('anna love it\nAnna: and more', { firstWord: true })).toEqual({ anna: 2 })
  expect(countEntries('anna love it')).toEqual({ 'anna love it': 1 })
})

test('comments must contain the whole tag and other friends', () => {
  const text = '@a #win @b @c\n@b #winner @c @d\n@c #WIN, @c @a\n@d @a @A #win\n@e #win'
  expect(countEntries(text, { contains: '#win' })).toEqual({ a: 1, c: 1, d: 1, e: 1 })
  expect(countEntries(text, { mentions: 2 })).toEqual({ a: 1, b: 1 })
  expect(countEntries(text, { contains: '#win', mentions: 1 })).toEqual({ a: 1, c: 1, d: 1 })
  expect(countEntries(text, { contains: '#WIN, @c;' })).toEqual({ a: 1, c: 1 })
  expect(countEntries('@a #cafe\u0301', { contains: '#café' })).toEqual({ a: 1 })
  expect(countEntries(text, { contains: 'winner' })).toEqual({ b: 1 })
  expect(countEntries(text, { exclude: '@A, b ;E' })).toEqual({ c: 1, d: 1 })
})

test('a draw is the same for everybody who has list and seed', async () => {
  const list = ['anna', 'ben', 'carla', 'dora', 'emil']
  const hash = await sha256(list.join('\n'))
  expect(hash).toBe('f2c1a46b1fa9c243eafbb508baada9e23b6f98233bfe42f445be30ad22625d50')
  expect(await drawKeys(list, '2026-11-22', hash, 5)).toEqual(['dora', 'carla', 'anna', 'emil', 'ben'])
  expect(await drawKeys(list, 'another', hash, 2)).toEqual(['carla', 'anna'])
})

/** The rule once more, from its words alone, with other tools. */
function drawIndependently(list: string[], seed: string, maxKeys: number): string[] {
  const hash = createHash('sha256').update(list.join('\n')).digest('hex')
  const drawn: string[] = []
  let remaining = [...list]
  for (let i = 0; drawn.length < maxKeys; i += 1) {
    const block = createHash('sha256').update(`postsmith-draw-1\n${seed}\n${hash}\n${i}`).digest('hex')
    const number = BigInt(`0x${block.slice(0, 12)}`)
    const n = BigInt(remaining.length)
    if (number >= 2n ** 48n - (2n ** 48n % n)) continue
    const winner = remaining[Number(number % n)] ?? ''
    drawn.push(winner)
    remaining = remaining.filter((key) => key !== winner)
  }
  return drawn
}

test('the rule in words gives the same winners', async () => {
  const list = Array.from({ length: 500 }, (_, index) => `name${index % 300}`).sort()
  for (const seed of ['1', 'the lottery of 5 May: 3 9 27', createSeed()]) {
    const hash = await sha256(list.join('\n'))
    expect(await drawKeys(list, seed, hash, 40)).toEqual(drawIndependently(list, seed, 40))
  }
})

test('nobody wins twice, and more entries are more chances', async () => {
  const list = [...new Array<string>(9).fill('often'), 'once']
  let often = 0
  for (let seed = 0; seed < 1_000; seed += 1) {
    const drawn = await drawKeys(list, String(seed), 'h', 2)
    expect(drawn.toSorted()).toEqual(['often', 'once'])
    if (drawn[0] === 'often') often += 1
  }
  expect(often).toBe(896)
})

const buildSampleInput = (overrides: Partial<Rules> = {}) => ({
  text: giveawayForm.input.sample,
  rules: buildRules(overrides),
})

test('a draw and its repetition give the same names as first written', async () => {
  const rules = buildRules({
    winners: 2,
    backups: 1,
    contains: '#breadwin',
    chances: 'entry',
    exclude: '@emil.k',
  })
  const first = await runDrawJob({ text: giveawayForm.input.sample, rules, kind: 'draw', seed: 's' })
  if (first.kind !== 'drawn') throw new Error(first.kind)
  expect(first.summary).toEqual({
    lineCount: 8,
    people: 4,
    chances: 6,
    droppedCounts: { contains: 1, mentions: 0, excluded: 1 },
    hash: '7da97c254530fcb4d2c1f2983d1626e3993ec6d5646d14c1cb8acd7383f2c55a',
  })
  expect(first.drawnNames).toEqual({ winners: ['@anna.bakes', '@carla'], backups: ['@fay'] })

  const repeat = { kind: 'repeat', seed: 's', hash: first.summary.hash } as const
  const shuffled = giveawayForm.input.sample.split('\n').toReversed().join('\r\n')
  expect(await runDrawJob({ text: shuffled, rules, ...repeat })).toEqual(first)
  const published = await runDrawJob({ ...buildSampleInput(), rules, kind: 'list', hash: first.summary.hash })
  if (published.kind !== 'list') throw new Error(published.kind)
  expect(published.list).toBe('anna.bakes\nanna.bakes\nben_h\nben_h\ncarla\nfay')
  const repeated = await runDrawJob({
    text: published.list,
    rules: buildRules({ winners: 2, backups: 1 }),
    ...repeat,
  })
  expect(repeated).toMatchObject({
    kind: 'drawn',
    drawnNames: { winners: ['anna.bakes', 'carla'], backups: ['fay'] },
  })
  expect(await runDrawJob({ text: `${giveawayForm.input.sample}\n@zoe #breadwin`, rules, ...repeat })).toMatchObject({
    kind: 'another list',
  })
})

test('too few people or too many lines are told', async () => {
  expect(await runDrawJob({ ...buildSampleInput({ winners: 5, backups: 2 }), kind: 'draw', seed: 's' })).toMatchObject({
    kind: 'too few',
    summary: { people: 6, lineCount: 8 },
  })
  expect(await runDrawJob({ text: 'a\n'.repeat(100_001), rules: defaultRules, kind: 'look' })).toEqual({
    kind: 'too many',
    lineCount: 100_001,
  })
})

test('a hundred thousand entries are drawn from, and take no longer than in proportion', async () => {
  const text = (length: number) => Array.from({ length }, (_, index) => `@name${index} hello @friend #tag`).join('\n')
  const rules = buildRules({ winners: 100, backups: 100, contains: '#tag', mentions: 1 })
  const draw = (length: number) => runDrawJob({ text: text(length), rules, kind: 'draw', seed: 's' })
  expect(await draw(100_000)).toMatchObject({ kind: 'drawn', summary: { people: 100_000 } })
  expect(await measureGrowth(draw, 20_000)).toBeLessThan(MAX_GROWTH)
})

test.each([
  ['username,comment\n@anna,"Hi, ""you""\nall @ben"\nben,ok', '@anna\tHi, "you" all @ben\nben\tok'],
  ['Date;Author;Text\n1 May;Anna;me; too\n', 'Anna\tme'],
  ['Name,Username,Comment\nAnna,@anna_1,hi\nAnna,@anna_2,me', '@anna_1\thi\n@anna_2\tme'],
  ['username,comment\n,of a deleted account\nben,ok', 'ben\tok'],
  ['@anna\n@ben', '@anna\n@ben'],
  ['anna,1\nben,2', 'anna\nben'],
  ['comment\n@anna hi\n', '@anna hi'],
  ['anna,"never closed\nben', 'anna'],
])('CSV %j', (csv, lines) => {
  expect(convertCsvToLines(csv)).toBe(lines)
})

test('the link of a proof has rules, seed and hash, and no names', () => {
  const rules = buildRules({ winners: 2, contains: '#breadwin', exclude: '@emil.k' })
  const hash = 'a'.repeat(64)
  const proof = { seed: '3 9 & 27', hash, time: '2026-11-22T19:20:05.123Z', excludedCount: 1 }
  const link = buildProofUrl('/p', proof, rules)
  expect(link).toBe(
    `/p#prompt=&winners=2&backups=0&chances=person&mentions=0&contains=%23breadwin&firstWord=false&list=${hash}&time=2026-11-22T19%3A20%3A05.123Z&left=1&seed=3+9+%26+27`,
  )
  expect(parseProof(`Must contain #breadwin.\nRepeat it: https://postsmith.example${link}\n`)).toEqual(proof)
  expect(parseProof('#seed=1&list=short')).toBeNull()
  expect(parseProof('no link')).toBeNull()
  const record = {
    winners: ['@anna'],
    backups: ['ben'],
    nonResponders: ['@carla'],
    people: 5,
    chances: 5,
    lineCount: 7,
    drawNumber: 1,
    rules,
    proof,
    proofUrl: link,
  }
  expect(formatProof(record)).toBe(
    [
      'Winner',
      '1. @anna',
      '',
      'Backups, in order',
      '1. ben',
      '',
      'Did not answer; the next backup took the place: @carla',
      '',
      'Drawn: 2026-11-22 19:20:05 UTC by the clock of the device, draw 1 of this list in this browser',
      'In the draw: 5 people with 5 chances, from 7 lines',
      'Rule: One chance per person. Comments must contain #breadwin. Left out by name: 1 entry. (postsmith-draw-1)',
      'Seed: 3 9 & 27',
      `SHA-256 of the cleaned list: ${hash}`,
      `Repeat it: ${link}`,
    ].join('\n'),
  )
})

test('a draw that is repeated counts as none of this browser', () => {
  const proof = { seed: '1', hash: 'a'.repeat(64), time: '', excludedCount: 0 }
  const people = { winners: ['@anna'], backups: [], nonResponders: [], people: 5, chances: 5, lineCount: 7 }
  const proofText = formatProof({ ...people, drawNumber: null, rules: defaultRules, proof, proofUrl: '' })
  expect(proofText).toContain('Repeated from its proof, which says it was drawn at an unknown time')
  expect(proofText).not.toContain('of this list in this browser')
})

test('draws of a list are counted beyond fifty, whatever else is drawn between them', () => {
  let draw = 0
  for (let at = 0; at < 60; at += 1) {
    draw = recordDraw('list')
    recordDraw(`other ${at}`)
  }
  expect(draw).toBe(60)
  expect(getDrawCount('other 59')).toBe(1)
  expect(getDrawCount('other 0')).toBe(0)
})

test('a certificate shows up to twelve winners, the rest as a number, and what proves them, all within its edges', () => {
  const measure = (text: string, { size }: { size: number }) => text.length * size * 0.55
  const winners = ['@anna', 'x'.repeat(200), 'سارة', ...Array.from({ length: 12 }, (_, at) => `@more${at}`)]
  const proof = { seed: '3 9 27', hash: 'ab'.repeat(32), time: '2026-11-22T19:20:05.123Z', excludedCount: 0 }
  const record = {
    winners,
    backups: [],
    nonResponders: [],
    people: 20,
    chances: 20,
    lineCount: 20,
    drawNumber: 1,
    rules: defaultRules,
    proof,
    proofUrl: '',
  }
  const { shapes, width, height } = buildCertificate(record, measure)
  const texts = shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []))
  const words = texts.map(({ text }) => text).join(' ')
  expect(words).toMatch(/^The 15 winners @anna x+- x+ … سارة @more0 .* @more8 and 3 more Drawn 2026-11-22 19:20:05 UTC/)
  expect(words).toContain('Seed: 3 9 27 SHA-256 of the list: abab')
  for (const { text, x, y, font, direction } of texts) {
    const end = direction === 'rtl' ? x - measure(text, font) : x + measure(text, font)
    expect(Math.min(x, end)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x, end)).toBeLessThanOrEqual(width)
    expect(y).toBeLessThan(height - 20)
  }
})
