import { formatCount } from '@/lib/core/format/format-number'
import { getSegmenter } from '@/lib/core/strings/segment-text'
import { findUrlRanges } from '@/lib/core/strings/urls'
import { lengthCounters } from '@/lib/platforms/counting/network-lengths'
import { collectParts, getShortName, networks } from '@/lib/platforms/networks'
import { type NetworkField, unitNames } from '@/lib/platforms/networks/network-field'
import { addPostNumber } from '@/lib/platforms/thread/numbering'
import { splitPosts } from '@/lib/platforms/thread/split-posts'
import { buildNote, type TextBlock, type TextRun } from '@/lib/tool/text-tool'
import type threadSplitter from './tool'

/** The limits of a post, by network. */
export const threadFields = collectParts(networks, 'threadFields')

type ThreadNetworkId = keyof typeof threadFields

/** Measures a post in the unit of the network's first limit. If another limit is closer, its share counts. */
export function measurePost(network: ThreadNetworkId, post: string): number {
  const [{ max }] = threadFields[network]
  return Math.max(
    ...threadFields[network].map((field) => Math.ceil((lengthCounters[field.unit](post) * max) / field.max)),
  )
}

/** Formats how much of the network's closest limit a post uses. */
function formatUsage(network: ThreadNetworkId, post: string): string {
  const getShare = ({ unit, max }: NetworkField) => lengthCounters[unit](post) / max
  const fields: readonly NetworkField[] = threadFields[network]
  const { unit, max } = fields.reduce((closest, field) => (getShare(field) > getShare(closest) ? field : closest))
  return `${formatCount(lengthCounters[unit](post))} of ${formatCount(max)} ${unitNames[unit]}`
}

/** Our own limit; a page cannot render many more posts. */
const MAX_POSTS = 500

/** The limit includes the post numbers. A line of three hyphens ends a post. The call to action is the last post. */
export const run: TextRun<typeof threadSplitter> = ({ text, parameters }) => {
  const { network, numbering, breakAt, last: lastPost } = parameters
  const [{ max }] = threadFields[network]
  const sections = [...`${text}\n`.split(separatorLinePattern), lastPost]
    .filter((part) => part.trim() !== '')
    .map((part) => `${part.trim()}\n`)
  if (sections.length === 0) return { problem: 'There’s nothing between your breaks yet. Add some text.' }
  if (sections.length > MAX_POSTS) return buildTooManyProblem(sections.length)
  const chunks = splitPosts(sections, { max, measureLength: (post) => measurePost(network, post), numbering, breakAt })
  if (chunks.length > MAX_POSTS) return buildTooManyProblem(chunks.length)
  const posts = chunks.map((chunk, index) => addPostNumber(chunk.trim(), index + 1, chunks.length, numbering))
  const notes = [describePostCount(posts.length, getShortName(network)), ...buildCutNotes(chunks)]
  return {
    blocks: [
      ...notes.map(buildNote),
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

/** A phone turns two typed hyphens into a dash. */
const separatorLinePattern = /(?<=^|\n)[^\S\n]*(?:-{3,}|[–—][-–—]+)[^\S\n]*\n/

const buildTooManyProblem = (postCount: number) => ({
  problem: `That would be ${formatCount(postCount)} posts, more than the ${MAX_POSTS} we can make. Split a shorter part.`,
})

const describePostCount = (postCount: number, network: string) =>
  postCount === 1 ? `It fits in one post on ${network}.` : `${postCount} posts on ${network}, each within its limit.`

function buildCutNotes(chunks: readonly string[]): string[] {
  const links = findUrlRanges(chunks.join(''))
  let offset = 0
  return chunks.flatMap((chunk, index) => {
    offset += chunk.length
    const isLink = links.some(({ start, end }) => start < offset && offset < end)
    if (!isLink && !isWithinWord(chunk.slice(-100), chunks[index + 1]?.slice(0, 100) ?? '')) return []
    return [`A word or link was too long for one post, so it’s split across posts ${index + 1} and ${index + 2}.`]
  })
}

function isWithinWord(textBefore: string, textAfter: string): boolean {
  if (!/\S$/.test(textBefore) || !/^\S/.test(textAfter)) return false
  return (
    getSegmenter('word')
      .segment(textBefore + textAfter)
      .containing(textBefore.length)?.index !== textBefore.length
  )
}
