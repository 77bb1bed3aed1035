import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resolveFormValues } from '@/lib/tool/form-values'
import { MAX_GROWTH, measureGrowth } from '@/test/growth'
import { anyText } from '@/test/untrusted-inputs'
import { buildCertificate, type CertificateFormat, certificateFormats } from './certificate'
import { drawKeys, sha256 } from './draw'
import { cleanListText, countEntries, toPersonKey } from './entries'
import { type GiveawayRules, giveawayForm, parseProof } from './giveaway-form'
import { buildProofUrl, type DrawRecord, formatProof, formatUtcTime } from './proof'
import { readEntries } from './read-entries'
import { getRevealTimes, pickRollingNames } from './reveal-timing'
import { type DrawReply, runDrawJob } from './run-draw-job'
import { getDrawCount, recordDraw } from './use-draw'

const defaultRules = resolveFormValues({ fields: giveawayForm.fields, promptLimit: 1 }, { prompt: '' })
  .parameters as GiveawayRules
const buildRules = (overrides: Partial<GiveawayRules>): GiveawayRules => ({ ...defaultRules, ...overrides })
function countByKey(text: string, overrides: Partial<GiveawayRules> = {}) {
  const rules = buildRules(overrides)
  const list = readEntries(cleanListText(text), rules.layout, rules.firstWord)
  if ('question' in list) throw new Error('The list is unclear.')
  return Object.fromEntries(
    [...countEntries(list.entries, rules).people].map(([key, { entryCount }]) => [key, entryCount]),
  )
}

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
])('takes %j as the person %j', (name, key) => {
  expect(toPersonKey(name)).toBe(key)
})

test('leaves a key unchanged, so that a published list can be read again', () => {
  const oddCharacters = fc.constantFrom('@', ' ', '.', ':', 'A', 'İ', 'Σ', '\u0301', '\u200b', '-')
  const names = fc.oneof(anyText(12), fc.string({ unit: oddCharacters, maxLength: 8 }))
  fc.assert(fc.property(names, (name) => toPersonKey(toPersonKey(name)) === toPersonKey(name)))
})

test.each<[string, Partial<GiveawayRules>, Record<string, number>]>([
  ['@Anna me!\n@anna. again\nanna\n\n  Ben Hill  \nben hill\r\n日本\tcomment', {}, { anna: 3, 'ben hill': 2, 日本: 1 }],
  ['anna love it\nAnna: and more', { firstWord: true }, { anna: 2 }],
  ['anna love it', {}, { 'anna love it': 1 }],
  ['1. Priya Nair\n2) @owen me\n(3) priya nair', {}, { 'priya nair': 2, owen: 1 }],
  ['- @priya\n• @owen', {}, { priya: 1, owen: 1 }],
  ['1 - Priya\n2 – Owen\n3: priya', {}, { priya: 2, owen: 1 }],
  ['1. Priya\nOwen', {}, { '1. priya': 1, owen: 1 }],
  ['1. Priya\n2. Owen', { layout: 'lines' }, { '1. priya': 1, '2. owen': 1 }],
  ['Name,Number of tickets\nMia,3\nLeo,0\nZoe,\nMia,2', {}, { mia: 5, zoe: 1 }],
  ['Tickets\n101\n102', {}, { 101: 1, 102: 1 }],
  ['@a\n@b\nBen Hill\n@c', { exclude: '@A @b, ben hill' }, { c: 1 }],
  ['@joe mail joe@gmail.com https://a.co/@z @amy\n@ned @bea,@cy@di', { mentions: 2 }, { ned: 1 }],
  ['@a #win-please\n@b #win.Yes\n@c ＃WIN\n@d #winner\n@e #win_2', { contains: '#win' }, { a: 1, b: 1, c: 1 }],
  ['@a #win-2026\n@b #win', { contains: '＃win-2026' }, { a: 1 }],
])('counts entries by handle or by first word: %j', (text, rules, expected) => {
  expect(countByKey(text, rules)).toEqual(expected)
})

test.each([
  ['#win', 0, '', { a: 1, c: 1, d: 1, e: 1 }],
  ['winner', 0, '', { b: 1 }],
  ['#WIN, @c;', 0, '', { a: 1, c: 1 }],
  ['', 2, '', { a: 1, b: 1 }],
  ['#win', 1, '', { a: 1, c: 1, d: 1 }],
  ['', 0, '@A, b ;E', { c: 1, d: 1 }],
])('requires %j and %d mentioned friends in a comment, and leaves out %j', (contains, mentions, exclude, expected) => {
  const text = '@a #win @b @c\n@b #winner @c @d\n@c #WIN, @c @a\n@d @a @A #win\n@e #win'
  expect(countByKey(text, { contains, mentions, exclude })).toEqual(expected)
  expect(countByKey('@a #cafe\u0301', { contains: '#café' })).toEqual({ a: 1 })
})

test('leaves out a hundred former winners', () => {
  const names = Array.from({ length: 101 }, (_, index) => `former.winner.with.a.long.name.${index}`)
  const parameters = { exclude: names.slice(1).join('\n@') }
  const form = { fields: giveawayForm.fields, promptLimit: 1 }
  const rules = resolveFormValues(form, { prompt: '', parameters }).parameters as GiveawayRules
  expect(countByKey(names.join('\n'), rules)).toEqual({ [names[0] ?? '']: 1 })
})

test('gives the same draw for the same list and seed', async () => {
  const list = ['anna', 'ben', 'carla', 'dora', 'emil']
  const hash = await sha256(list.join('\n'))
  expect(hash).toBe('f2c1a46b1fa9c243eafbb508baada9e23b6f98233bfe42f445be30ad22625d50')
  expect(await drawKeys(list, '2026-11-22', hash, 5)).toEqual(['dora', 'carla', 'anna', 'emil', 'ben'])
  expect(await drawKeys(list, 'another', hash, 2)).toEqual(['carla', 'anna'])
})

test('draws no person twice, and gives more chances for more entries', async () => {
  const list = [...Array<string>(9).fill('often'), 'once']
  const draws = await Promise.all(Array.from({ length: 300 }, (_, seed) => drawKeys(list, String(seed), 'h', 2)))
  for (const drawn of draws) expect(drawn.toSorted()).toEqual(['often', 'once'])
  expect(draws.filter(([first]) => first === 'often')).toHaveLength(265)
})

test('repeats a draw from the same list or the published one with the same names', async () => {
  const { sample } = giveawayForm.input
  const rules = buildRules({ winners: 2, backups: 1, contains: '#breadwin', chances: 'entry', exclude: '@emil.k' })
  const first = await runDrawJob({ text: sample, rules, kind: 'draw', seed: 's' })
  const hash = '7da97c254530fcb4d2c1f2983d1626e3993ec6d5646d14c1cb8acd7383f2c55a'
  expect(first).toMatchObject({
    kind: 'drawn',
    summary: { entryCount: 8, people: 4, chances: 6, droppedCounts: { contains: 1, mentions: 0, excluded: 1 }, hash },
    drawnNames: { winners: ['@anna.bakes', '@carla'], backups: ['@fay'] },
  })
  const repeat = { kind: 'repeat', seed: 's', hash } as const
  const shuffled = sample.split('\n').toReversed().join('\r\n')
  const { drawnNames } = first as Extract<DrawReply, { kind: 'drawn' }>
  expect(await runDrawJob({ text: shuffled, rules, ...repeat })).toMatchObject({ kind: 'drawn', drawnNames })
  const another = { text: `${sample}\n@zoe #breadwin`, rules, ...repeat }
  expect(await runDrawJob(another)).toMatchObject({ kind: 'another list' })

  const list = 'anna.bakes\nanna.bakes\nben_h\nben_h\ncarla\nfay'
  expect(await runDrawJob({ text: sample, rules, kind: 'list', hash })).toMatchObject({ kind: 'list', list })
  expect(await runDrawJob({ text: list, rules: buildRules({ winners: 2, backups: 1 }), ...repeat })).toMatchObject({
    drawnNames: { winners: ['anna.bakes', 'carla'], backups: ['fay'] },
  })
})

test('refuses too few people and too many lines', async () => {
  const text = giveawayForm.input.sample
  const tooFew = await runDrawJob({ text, rules: buildRules({ winners: 5, backups: 2 }), kind: 'draw', seed: 's' })
  expect(tooFew).toMatchObject({ kind: 'too few', summary: { people: 6, entryCount: 8 } })
  const look = (lineCount: number) => runDrawJob({ text: 'a\n'.repeat(lineCount), rules: defaultRules, kind: 'look' })
  expect(await look(100_001)).toEqual({ kind: 'too many', entryCount: 100_001 })
  const job = {
    text: 'Name,Tickets\nMia,999999\nLeo,3',
    rules: buildRules({ chances: 'entry' }),
    kind: 'look',
  } as const
  expect(await runDrawJob(job)).toEqual({ kind: 'too many', entryCount: 1_000_002 })
  const layout = { ticketColumn: 'Tickets' }
  const reply = await runDrawJob({ ...job, text: job.text.replace('999999', '2') })
  expect(reply).toMatchObject({ summary: { layout, entryCount: 5, chances: 5, people: 2 } })
  expect(await look(100_000)).not.toMatchObject({ kind: 'too many' })
})

test('asks before a draw, but checks a published list that looks like a table', async () => {
  const look = await runDrawJob({ text: 'Lopez, Carla\nHill, Ben', rules: defaultRules, kind: 'look' })
  expect(look).toMatchObject({ kind: 'unclear', question: { reason: 'table' } })
  const text = 'hill, ben\nlopez, carla'
  const hash = await sha256(text)
  const repeat = { rules: defaultRules, kind: 'repeat', seed: 's' } as const
  expect(await runDrawJob({ text, ...repeat, hash })).toMatchObject({ kind: 'drawn' })
  expect(await runDrawJob({ text, ...repeat, hash: 'another' })).toMatchObject({ kind: 'unclear' })
})

test('draws in linear time', async () => {
  const rules = buildRules({ winners: 100, backups: 100, contains: '#tag', mentions: 1 })
  const draw = (length: number) => {
    const lines = Array.from({ length }, (_, index) => `@name${index} hello @friend #tag`)
    return runDrawJob({ text: lines.join('\n'), rules, kind: 'draw', seed: 's' })
  }
  expect(await draw(4_000)).toMatchObject({ kind: 'drawn', summary: { people: 4_000 } })
  expect(await measureGrowth(draw, 4_000)).toBeLessThan(MAX_GROWTH)
})

const sampleProof = { seed: '3 9 & 27', hash: 'a'.repeat(64), time: '2026-11-22T19:20:05.123Z', excludedCount: 1 }
const sampleRecord = {
  winners: ['@anna'],
  backups: ['ben'],
  nonResponders: ['@carla'],
  people: 5,
  chances: 5,
  entryCount: 7,
  drawNumber: 1,
  rules: buildRules({ winners: 2, contains: '#breadwin', exclude: '@emil.k' }),
  proof: sampleProof,
  proofUrl: '/p#x',
}

test('puts rules, seed and hash in the link of a proof, but no names', () => {
  const link = buildProofUrl('/p', sampleProof, sampleRecord.rules)
  expect(link).toBe(
    `/p#prompt=&winners=2&backups=0&chances=person&mentions=0&contains=%23breadwin&layout=auto&firstWord=false&list=${sampleProof.hash}&time=2026-11-22T19%3A20%3A05.123Z&left=1&seed=3+9+%26+27`,
  )
  expect(parseProof(`https://postsmith.example${link}`)).toEqual(sampleProof)
  for (const text of ['#seed=1&list=short', 'no link']) expect(parseProof(text)).toBeNull()
})

test('includes in a proof everything that a repetition needs', () => {
  expect(formatProof(sampleRecord).split('\n').filter(Boolean)).toEqual([
    ...['Winner', '1. @anna', 'Backups, in order', '1. ben'],
    'Didn’t respond, replaced by the next backup: @carla',
    '22 Nov 2026, 19:20 UTC · first drawing of this list in this browser',
    'In the drawing: 5 people with 5 chances, from 7 entries',
    'Rules: One chance per person. Comments must contain #breadwin. 1 entry left out by name. (postsmith-draw-1)',
    'Seed: 3 9 & 27',
    `SHA-256 of the cleaned list: ${sampleProof.hash}`,
    'Check it: /p#x',
  ])
})

test('counts each draw of a list, but not one checked from its proof', () => {
  expect(formatProof({ ...sampleRecord, drawNumber: 2 })).toContain('· drawing 2 of this list in this browser')
  const proofText = formatProof({ ...sampleRecord, drawNumber: null, proof: { ...sampleProof, time: '' } })
  expect(proofText).toContain('Checked from its proof, which says it was drawn at an unknown time')
  expect(proofText).not.toContain('of this list in this browser')
})

test.each([
  ['2026-11-05T08:05:59.000Z', '5 Nov 2026, 08:05 UTC'],
  ['2026-12-31T23:59:59.999Z', '31 Dec 2026, 23:59 UTC'],
])('formats the time %s as %s', (time, text) => {
  expect(formatUtcTime(time)).toBe(text)
})

test('counts draws of a list beyond the fifty stored lists', () => {
  const drawNumbers = Array.from({ length: 60 }, (_, index) => [recordDraw('list'), recordDraw(`other ${index}`)])
  expect(drawNumbers.at(-1)).toEqual([60, 1])
  expect(getDrawCount('other 59')).toBe(1)
  expect(getDrawCount('other 0')).toBe(0)
})

test('samples the names that roll past from the whole list', async () => {
  const text = Array.from({ length: 1_000 }, (_, index) => `@name${index}`).join('\n')
  const reply = await runDrawJob({ text, rules: defaultRules, kind: 'draw', seed: 's' })
  const { sampleNames } = reply as Extract<DrawReply, { kind: 'drawn' }>
  expect([sampleNames.length, sampleNames[0], sampleNames.at(-1)]).toEqual([100, '@name0', '@name990'])
})

test('rolls other names for each winner, who comes last, however few people there are', () => {
  const sampleNames = Array.from({ length: 100 }, (_, index) => `@name${index}`)
  const [first, second] = [pickRollingNames(sampleNames, '@anna', 0), pickRollingNames(sampleNames, '@ben', 1)]
  expect([first.at(-1), second.at(-1)]).toEqual(['@anna', '@ben'])
  expect(first.some((name) => second.includes(name))).toBe(false)
  expect(new Set(pickRollingNames(['@anna'], '@anna', 0))).toEqual(new Set(['@anna']))
})

test.each([1, 3, 10, 100])('reveals %i winners in less than 40 seconds', (winnerCount) => {
  const { rollMs, holdMs } = getRevealTimes(winnerCount)
  expect((rollMs + holdMs) * winnerCount).toBeLessThan(40_000)
})

const measure = (text: string, { size }: { size: number }) => text.length * size * 0.55
const listTexts = (record: DrawRecord, format: CertificateFormat, title = 'Bread giveaway') =>
  buildCertificate(record, title, format, measure).shapes.filter((shape) => shape.kind === 'text')

test('puts title, winner, entries, time and short hash on the winner image', () => {
  expect(listTexts(sampleRecord, 'square').map(({ text }) => text)).toEqual([
    ...['Bread giveaway', 'The winner is', '@anna'],
    ...['Drawn from 5 people', '22 Nov 2026, 19:20 UTC'],
    'SHA-256 aaaaaaaa…aaaaaaaa',
  ])
  const perEntry = { ...sampleRecord, chances: 8, rules: buildRules({ chances: 'entry' }) }
  const words = listTexts(perEntry, 'story').map(({ text }) => text)
  expect(words).toContain('Drawn from 8 entries by 5 people')
})

test.each(['story', 'square'] as const)('fits up to twelve long names into the %s image', (format) => {
  const winners = ['@anna', 'x'.repeat(200), 'سارة', ...Array.from({ length: 12 }, (_, index) => `@more${index}`)]
  const { width, top, bottom } = certificateFormats[format]
  const texts = listTexts({ ...sampleRecord, winners }, format, 'A title that is as long as it may be '.repeat(2))
  expect(texts.map(({ text }) => text).join(' ')).toMatch(/The winners are @anna x+.* سارة @more0 .* @more8 and 3 more/)
  for (const [index, { text, x, y, font }] of texts.entries()) {
    expect(x - measure(text, font) / 2).toBeGreaterThanOrEqual(0)
    expect(x + measure(text, font) / 2).toBeLessThanOrEqual(width)
    expect(y - font.size).toBeGreaterThanOrEqual(texts[index - 1]?.y ?? top)
    expect(y).toBeLessThan(bottom)
  }
})
