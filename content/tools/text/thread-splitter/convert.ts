import { count } from '@/lib/core/format/count'
import { urlRanges } from '@/lib/platforms/counting/urls'
import { numbered } from '@/lib/platforms/x/thread/numbering'
import { splitPosts } from '@/lib/platforms/x/thread/split'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { rulers, taken } from './rulers'
import type { threadSplitter } from './tool'

type Input = TextInput<(typeof threadSplitter)['fields']>

/** More than that nobody posts, and a page cannot draw. */
const MOST_POSTS = 500

/** A text as posts that fit a network's limit, numbers included; a line of three hyphens ends a post, and the call to action is the last. */
export function run({ text, parameters }: Input): TextResult {
  const { network, numbering, breakAt, last } = parameters
  const { name, max, length } = rulers[network]
  const sources = [...apart(text), last].filter((part) => part.trim() !== '')
  if (sources.length === 0) return { problem: 'There are only breaks here. Write something between them.' }
  if (sources.length > MOST_POSTS) return tooMany(sources.length)
  const pieces = splitPosts(sources, { max, length, numbering, breakAt })
  if (pieces.length > MOST_POSTS) return tooMany(pieces.length)
  const posts = pieces.map((piece, index) => numbered(piece.trim(), index + 1, pieces.length, numbering))
  const notes = [inAll(posts.length, name), ...cutNotes(pieces)]
  return {
    blocks: [
      ...notes.map((text): TextBlock => ({ kind: 'note', text })),
      ...(posts.length > 1 ? [{ kind: 'copies', noun: 'post' } as const] : []),
      ...posts.map(
        (post, index): TextBlock => ({
          kind: 'text',
          name: `Post ${index + 1}`,
          text: post,
          isWhole: true,
          detail: taken(network, post),
        }),
      ),
    ],
  }
}

/** What stands between the lines of hyphens. */
function apart(text: string): string[] {
  const sections: string[][] = [[]]
  for (const line of text.split('\n')) {
    if (/^-{3,}$/.test(line.trim())) sections.push([])
    else sections.at(-1)?.push(line)
  }
  return sections.map((lines) => `${lines.join('\n')}\n`)
}

const tooMany = (posts: number) => ({
  problem: `That would be ${count(posts)} posts. The splitter makes up to ${MOST_POSTS}: do it in parts.`,
})

const inAll = (posts: number, network: string) =>
  posts === 1 ? `It fits in one post on ${network}.` : `${posts} posts on ${network}, each within its limit.`

const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Says where a post had to end within a word or a link. */
function cutNotes(pieces: readonly string[]): string[] {
  const links = urlRanges(pieces.join(''))
  let at = 0
  return pieces.flatMap((piece, index) => {
    at += piece.length
    const isLink = links.some(({ start, end }) => start < at && at < end)
    if (!isLink && !isWithinWord(piece.slice(-100), pieces[index + 1]?.slice(0, 100) ?? '')) return []
    return [`A word or link is longer than a post: it was cut between posts ${index + 1} and ${index + 2}.`]
  })
}

function isWithinWord(before: string, after: string): boolean {
  if (!/\S$/.test(before) || !/^\S/.test(after)) return false
  return words.segment(before + after).containing(before.length)?.index !== before.length
}
