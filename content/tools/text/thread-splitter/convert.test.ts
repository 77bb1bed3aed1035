import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPosts } from '@/lib/platforms/x/thread/split-posts'
import { resolveFormValues } from '@/lib/tool/form-values'
import { anyText } from '@/test/any-text'
import { run } from './convert'
import { networkLimits } from './network-limits'
import { threadSplitter } from './tool'

type ToolParameters = Parameters<typeof run>[0]['parameters']

const defaultParameters = resolveFormValues({ fields: threadSplitter.fields, promptLimit: 1 }, { prompt: '' })
  .parameters as ToolParameters

function getBlocks(text: string, parameters: Partial<ToolParameters> = {}) {
  const result = run({ text, parameters: { ...defaultParameters, ...parameters } })
  if ('problem' in result) throw new Error(result.problem)
  return result.blocks
}
const getPosts = (text: string, parameters: Partial<ToolParameters> = {}) =>
  getBlocks(text, parameters).flatMap((block) => (block.kind === 'text' ? [block.text] : []))
const getNotes = (text: string, parameters: Partial<ToolParameters> = {}) =>
  getBlocks(text, parameters).flatMap((block) => (block.kind === 'note' ? [block.text] : []))

const sentence = 'Bread is slow and this sentence has sixty characters exactly. '

test('a text that fits is one post, and its count is the network’s own', () => {
  expect(getBlocks('Look: https://example.com/a/very/long/path 👩‍👩‍👧‍👦', { numbering: 'slash' })).toEqual([
    { kind: 'note', text: 'It fits in one post on X.' },
    {
      kind: 'text',
      name: 'Post 1',
      text: 'Look: https://example.com/a/very/long/path 👩‍👩‍👧‍👦',
      isWhole: true,
      detail: '32 of 280 characters on X',
    },
  ])
})

test.each([
  ['x', 5, '247 of 280 characters on X'],
  ['bluesky', 5, '247 of 300 visible characters'],
  ['threads', 3, '371 of 500 characters, emoji in bytes'],
  ['mastodon', 3, '371 of 500 visible characters, links as 23'],
] as const)('%s has its own limit', (network, length, detail) => {
  const blocks = getBlocks(sentence.repeat(20).trim(), { network })
  expect(blocks.filter(({ kind }) => kind === 'text')).toHaveLength(length)
  expect(blocks.find((block) => block.kind === 'text')).toMatchObject({ detail })
  expect(blocks).toContainEqual({ kind: 'copies', noun: 'post' })
})

test.each([
  ['slash', ['First.\n\n1/3', 'Second.\n\n2/3', 'Follow me!\n\n3/3']],
  ['thread', ['First.\n\n🧵 1/3', 'Second.\n\n🧵 2/3', 'Follow me!\n\n🧵 3/3']],
  ['none', ['First.', 'Second.', 'Follow me!']],
] as const)('a line of hyphens begins a post, the last one is the call to action: %s', (numbering, expected) => {
  expect(getPosts('First.\n ---- \n\nSecond.\n---\n', { numbering, last: 'Follow me!' })).toEqual(expected)
})

test('on Bluesky a post of family emoji is told by its bytes', () => {
  expect(getBlocks('👨‍👩‍👧‍👦'.repeat(100), { network: 'bluesky' })).toContainEqual(
    expect.objectContaining({ detail: '2,500 of 3,000 bytes' }),
  )
})

test('a number takes room', () => {
  expect(getPosts('a'.repeat(279), { numbering: 'slash' })).toHaveLength(1)
  const [first = '', second = ''] = getPosts('a'.repeat(290), { numbering: 'slash' })
  expect([first.length, second]).toEqual([280, `${'a'.repeat(15)}\n\n2/2`])
})

test('at paragraphs only, sentences of one paragraph stay together while they fit', () => {
  const text = `${sentence.repeat(3).trim()}\n\n${sentence.repeat(3).trim()}\n\n${sentence.repeat(3).trim()}`
  expect(getPosts(text, { breakAt: 'paragraph' })).toEqual(Array(3).fill(sentence.repeat(3).trim()))
  expect(getPosts(sentence.repeat(9), { breakAt: 'paragraph' }).length).toBeGreaterThan(1)
})

test('a link and a hashtag stay whole, what is longer than a post is cut and told', () => {
  const tag = `#${'bread'.repeat(10)}`
  const link = `https://example.com/${'path/'.repeat(50)}end`
  const text = `${sentence.repeat(4)}${tag} ${link} ${sentence}`
  for (const network of ['x', 'threads', 'bluesky', 'mastodon'] as const) {
    expect(
      getPosts(text, { network }).filter((post) => post.includes(link) || post.includes(tag)).length,
    ).toBeGreaterThan(0)
    expect(getNotes(text, { network })).toHaveLength(1)
  }
  expect(getNotes(`See https://example.com/${'a/'.repeat(600)}`, { network: 'threads' }).slice(1)).toEqual([
    'A word or link is longer than a post: it was cut between posts 1 and 2.',
    'A word or link is longer than a post: it was cut between posts 2 and 3.',
  ])
  expect(getNotes('b'.repeat(300))[1]).toBe('A word or link is longer than a post: it was cut between posts 1 and 2.')
  expect(getNotes('one\n---\ntwo', { last: 'three' })).toEqual(['3 posts on X, each within its limit.'])
  expect(getNotes('パンを焼くのは楽しい'.repeat(60)).length).toBe(1)
})

test.each([
  ['---\n---', 'There are only breaks here. Write something between them.'],
  ['a\n---\n'.repeat(501), 'That would be 501 posts. The splitter makes up to 500: do it in parts.'],
])('what cannot be a thread is said', (text, problem) => {
  expect(run({ text, parameters: defaultParameters })).toEqual({ problem })
})

test('on every network each post with its number fits, and joined the parts are the source', () => {
  const piece = fc.oneof(
    anyText(200),
    fc.constantFrom(
      '👩‍👩‍👧‍👦',
      'https://example.com/a?b=C ',
      '@user@mastodon.social ',
      '#tag ',
      '1️⃣',
      'e\u0301'.repeat(200),
    ),
    fc.lorem({ maxCount: 30 }),
    fc.constant('\n\n'),
  )
  const source = fc.array(piece, { minLength: 1, maxLength: 12 }).map((all) => all.join(''))
  fc.assert(
    fc.property(
      source,
      fc.constantFrom(...Object.values(networkLimits)),
      fc.constantFrom('none', 'slash', 'thread'),
      fc.constantFrom('sentence', 'paragraph'),
      (text, { max, length }, numbering, breakAt) => {
        const chunks = splitPosts([text], { max, measureLength: length, numbering, breakAt })
        expect(chunks.join('')).toBe(text)
      },
    ),
  )
  fc.assert(
    fc.property(
      source.filter((text) => text.trim() !== ''),
      fc.constantFrom('x', 'threads', 'bluesky', 'mastodon'),
      fc.constantFrom('none', 'slash', 'thread'),
      (text, network, numbering) => {
        for (const post of getPosts(text, { network, numbering }))
          expect(networkLimits[network].length(post), post).toBeLessThanOrEqual(networkLimits[network].max)
      },
    ),
  )
})
