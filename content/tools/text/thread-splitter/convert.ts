import { formatCount } from '@/lib/core/format/format-count'
import { urlRanges } from '@/lib/platforms/counting/urls'
import { addPostNumber } from '@/lib/platforms/x/thread/numbering'
import { splitPosts } from '@/lib/platforms/x/thread/split'
import type { TextBlock, TextInput, TextResult } from '@/lib/tool/text-tool'
import { formatUsage, networkLimits } from './network-limits'
import type { threadSplitter } from './tool'

type Input = TextInput<(typeof threadSplitter)['fields']>

/** More than that nobody posts, and a page cannot draw. */
const MAX_POSTS = 500

/** A text as posts that fit a network's limit, numbers included; a line of three hyphens ends a post, and the call to action is the last. */
export function run({ text, parameters }: Input): TextResult {
  const { network, numbering, breakAt, last } = parameters
  const { name, max, length } = networkLimits[network]
  const sources = [...splitAtRules(text), last].filter((part) => part.trim() !== '')
  if (sources.length === 0) return { problem: 'There are only breaks here. Write something between them.' }
  if (sources.length > MAX_POSTS) return buildTooManyProblem(sources.length)
  const pieces = splitPosts(sources, { max, length, numbering, breakAt })
  if (pieces.length > MAX_POSTS) return buildTooManyProblem(pieces.length)
  const posts = pieces.map((piece, index) => addPostNumber(piece.trim(), index + 1, pieces.length, numbering))
  const notes = [describePostCount(posts.length, name), ...buildCutNotes(pieces)]
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
          detail: formatUsage(network, post),
        }),
      ),
    ],
  }
}

/** What stands between the lines of hyphens. */
function splitAtRules(text: string): string[] {
  const sections: string[][] = [[]]
  for (const line of text.split('\n')) {
    if (/^-{3,}$/.test(line.trim())) sections.push([])
    else sections.at(-1)?.push(line)
  }
  return sections.map((lines) => `${lines.join('\n')}\n`)
}

const buildTooManyProblem = (posts: number) => ({
  problem: `That would be ${formatCount(posts)} posts. The splitter makes up to ${MAX_POSTS}: do it in parts.`,
})

const describePostCount = (posts: number, network: string) =>
  posts === 1 ? `It fits in one post on ${network}.` : `${posts} posts on ${network}, each within its limit.`

const wordSegmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Says where a post had to end within a word or a link. */
function buildCutNotes(pieces: readonly string[]): string[] {
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
  return wordSegmenter.segment(before + after).containing(before.length)?.index !== before.length
}
