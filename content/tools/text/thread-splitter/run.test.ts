import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lengthCounters } from '@/lib/platforms/counting/network-lengths'
import { splitPosts } from '@/lib/platforms/thread/split-posts'
import { createResultReader } from '@/test/text-tool-results'
import { anyText } from '@/test/untrusted-inputs'
import { measurePost, run, threadFields } from './run'
import threadSplitter from './tool'

const { run: runSplitter, getBlocks, getTexts, getNotes } = createResultReader(threadSplitter, run)

const networkIds = Object.keys(threadFields) as (keyof typeof threadFields)[]

const sentence = 'Bread is slow and this sentence has sixty characters exactly. '

test('returns one post for a text that fits, with the network’s own count', () => {
  const text = 'Look: https://example.com/a/very/long/path 👩‍👩‍👧‍👦'
  expect(getBlocks(text, { numbering: 'slash' })).toEqual([
    { kind: 'note', text: 'It fits in one post on X.' },
    { kind: 'text', name: 'Post 1', text, isWhole: true, detail: '32 of 280 characters on X' },
  ])
})

test.each([
  ['x', sentence.repeat(20), 5, '247 of 280 characters on X'],
  ['bluesky', sentence.repeat(20), 5, '247 of 300 visible characters (long links are shortened)'],
  ['bluesky', '👨‍👩‍👧‍👦'.repeat(200), 2, '2,500 of 3,000 bytes'],
  ['threads', sentence.repeat(20), 3, '371 of 500 characters (emoji count by their bytes)'],
  ['mastodon', sentence.repeat(20), 3, '371 of 500 visible characters (a link counts as 23)'],
] as const)('applies the limit of %s: %#', (network, text, postCount, detail) => {
  const blocks = getBlocks(text.trim(), { network })
  expect(blocks.filter(({ kind }) => kind === 'text')).toHaveLength(postCount)
  expect(blocks.find(({ kind }) => kind === 'text')).toMatchObject({ detail })
  expect(blocks).toContainEqual({ kind: 'copies', noun: 'post' })
})

test.each([
  ['slash', ['First.\n\n1/3', 'Second.\n\n2/3', 'Follow me!\n\n3/3']],
  ['thread', ['First.\n\n🧵 1/3', 'Second.\n\n🧵 2/3', 'Follow me!\n\n🧵 3/3']],
  ['none', ['First.', 'Second.', 'Follow me!']],
] as const)('starts a post at a line of hyphens and ends with the call to action: %s', (numbering, expected) => {
  expect(getTexts('First.\n ---- \n\nSecond.\n---\n', { numbering, last: 'Follow me!' })).toEqual(expected)
})

test.each(['—-', '———', '–––'])('starts a post at hyphens that a phone turned into %j', (separator) => {
  expect(getTexts(`First.\n${separator}\nSecond.`)).toEqual(['First.', 'Second.'])
})

test.each(['sentence', 'paragraph'] as const)('blank lines around a section are no post: %s', (breakAt) => {
  const section = `\n\n${sentence.repeat(8)}\n \n`
  const posts = getTexts(`${section}---${section}`, { breakAt })
  expect(posts.map((post) => post.length)).toEqual([247, 247, 247, 247])
})

test('splits a sentence without commas into posts of about the same length', () => {
  const lengths = getTexts('the kiln cools '.repeat(40).trim()).map((post) => post.length)
  expect(lengths).toHaveLength(3)
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThan(20)
})

test.each(['ok so this is how we bake rye at home', 'rye, then salt, then a long wait'])(
  'ends posts with a line of a text without full stops: %s',
  (line) => {
    const posts = getTexts(Array(20).fill(line).join('\n'))
    expect(posts.length).toBeGreaterThan(1)
    expect(new Set(posts.flatMap((post) => post.split('\n')))).toEqual(new Set([line]))
  },
)

test('reserves room for a number', () => {
  expect(getTexts('a'.repeat(279), { numbering: 'slash' })).toHaveLength(1)
  const [first = '', second = ''] = getTexts('a'.repeat(290), { numbering: 'slash' })
  expect([first.length, second]).toEqual([280, `${'a'.repeat(15)}\n\n2/2`])
})

test('keeps the sentences of a paragraph together while they fit when it breaks only at paragraphs', () => {
  const paragraph = sentence.repeat(3).trim()
  const text = Array(3).fill(paragraph).join('\n\n')
  expect(getTexts(text, { breakAt: 'paragraph' })).toEqual(Array(3).fill(paragraph))
  expect(getTexts(sentence.repeat(9), { breakAt: 'paragraph' }).length).toBeGreaterThan(1)
})

test.each(networkIds)('does not break a link or a hashtag on %s', (network) => {
  const tag = `#${'bread'.repeat(10)}`
  const link = `https://example.com/${'path/'.repeat(50)}end`
  const posts = getTexts(`${sentence.repeat(4)}${tag} ${link} ${sentence}`, { network })
  for (const part of [tag, link]) expect(posts.filter((post) => post.includes(part))).toHaveLength(1)
})

test('cuts a word or link longer than a post and notes where', () => {
  const formatCutNote = (first: number) =>
    `A word or link was too long for one post, so it’s split across posts ${first} and ${first + 1}.`
  const longLink = `See https://example.com/${'a/'.repeat(600)}`
  expect(getNotes(longLink, { network: 'threads' }).slice(1)).toEqual([formatCutNote(1), formatCutNote(2)])
  expect(getNotes('b'.repeat(300))[1]).toBe(formatCutNote(1))
  expect(getNotes('パンを焼くのは楽しい'.repeat(60))).toHaveLength(1)
  expect(getNotes('one\n---\ntwo', { last: 'three' })).toEqual(['3 posts on X, each within its limit.'])
})

test.each([
  ['---\n---', 'There’s nothing between your breaks yet. Add some text.'],
  ['a\n---\n'.repeat(501), 'That would be 501 posts, more than the 500 we can make. Split a shorter part.'],
])('explains why a text cannot be a thread: %#', (text, problem) => {
  expect(runSplitter(text)).toEqual({ problem })
})

const oddParts = [
  '👩‍👩‍👧‍👦',
  'https://example.com/a?b=C ',
  '@user@mastodon.social ',
  '#tag ',
  '1️⃣',
  'e\u0301'.repeat(200),
  '\n\n',
]
const oddText = fc.oneof(anyText(200), fc.constantFrom(...oddParts), fc.lorem({ maxCount: 30 }))
const oddTexts = fc.array(oddText, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''))
const networks = fc.constantFrom(...networkIds)
const numberings = fc.constantFrom('none', 'slash', 'thread')

test('the joined posts of any text equal the text', () => {
  const breaks = fc.constantFrom('sentence', 'paragraph')
  fc.assert(
    fc.property(oddTexts, networks, numberings, breaks, (text, network, numbering, breakAt) => {
      const [{ max }] = threadFields[network]
      const measureLength = (post: string) => measurePost(network, post)
      expect(splitPosts([text], { max, measureLength, numbering, breakAt }).join('')).toBe(text)
    }),
  )
})

test('every numbered post fits on every network', () => {
  fc.assert(
    fc.property(oddTexts, networks, numberings, (text, network, numbering) => {
      for (const post of getTexts(`a${text}`, { network, numbering }))
        for (const { unit, max } of threadFields[network])
          expect(lengthCounters[unit](post), post).toBeLessThanOrEqual(max)
    }),
  )
})
