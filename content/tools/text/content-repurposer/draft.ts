import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { countWords } from '@/lib/core/strings/count-words'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { withoutLastSentence } from '@/lib/kits/posts/shorter-post'
import { utf16Length, weightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import { numberWeight } from '@/lib/platforms/x/thread/number-weight'
import { splitToLength } from '@/lib/platforms/x/thread/split'
import { findProtectedWords } from '@/lib/text/placeholders/find-protected-words'
import type { Draft, DraftContext } from '@/lib/tool/define'
import { createLines } from '@/lib/writer/frames/lines'
import { plainLine } from '@/lib/writer/sequence/openings'
import { ended, ownSentences, planOf, type Step, stepsWith } from '@/lib/writer/sequence/steps'
import { topicTags } from '@/lib/writer/tags/topic-tags'
import { type BlockOptions, selectKeyBlocks } from './blocks'
import { getTargets, type RepurposeInput, type repurposeFields } from './fields'
import { limits, MAX_POSTS, MAX_SUBJECT_LENGTH, maxHashtags } from './limits'
import type { Output, Target } from './output'
import { parseSource } from './source'

type Request = RepurposeInput & DraftContext

/** How much of a source goes into each version, and how many of its sentences stand together. Below each network’s limit: a post is read, not archived. */
const shapes = {
  'x-thread': { maxSize: 1_700, measure: weightedLength, sentencesPerBlock: 2 },
  linkedin: { maxSize: 1_300, measure: utf16Length, sentencesPerBlock: 2, isFirstAlone: true },
  'ig-caption': { maxSize: 700, measure: utf16Length, sentencesPerBlock: 3, isFirstAlone: true },
  'tiktok-script': { maxSize: limits['tiktok-script'].max - 25, measure: countWords, sentencesPerBlock: 1 },
  newsletter: { maxSize: 2_600, measure: utf16Length, sentencesPerBlock: 4 },
} as const satisfies Record<Target, BlockOptions>

/** A text of fewer sentences is a note: what it leaves open becomes blanks. */
const FEW = 3
const MOST_STEPS = 3

/** A text of less weight than this is no post by itself, and one of fewer characters no subject. */
const LINE = 90
const SHORTEST = 11

const noSubject = '[subject line: what they get from opening it]'

export const draft: Draft<typeof repurposeFields, Output> = {
  writes: 'sentences',
  *write(input, random) {
    for (const kind of getTargets(input.parameters)) yield outputFor(kind, input, random)
  },
  shorten(output) {
    const { parts } = output
    if (parts.length > 2) return { ...output, parts: parts.toSpliced(-2, 1) }
    const shorter = withoutLastSentence(parts[0] ?? '')
    if (parts.length === 1) return shorter === '' ? null : { ...output, parts: [shorter] }
    return { ...output, parts: parts.slice(0, 1) }
  },
}

function outputFor(kind: Target, input: Request, random: Random): Output {
  const { parameters, reading } = input
  const { title, sentences } = parseSource(input)
  const isNote = sentences.length < FEW
  const blocks = isNote ? noteBlocks(input, random) : selectKeyBlocks(sentences, shapes[kind])
  const isMail = kind === 'newsletter'
  const parts = [...(title && !isMail ? [title] : []), ...blocks, ...endOf(parameters.action, blocks)]
  return {
    kind,
    title: isMail ? subjectOf(input) : '',
    parts: kind === 'x-thread' ? postsOf(parts, parameters.numbering) : parts,
    hashtags: topicTags(reading, Math.min(parameters.hashtags, maxHashtags[kind]), random),
  }
}

/** What a note says, and what only its author can add, as blanks. */
function noteBlocks({ reading }: Request, random: Random): string[] {
  const lines = createLines(reading, random)
  const steps = stepsWith(lines, reading, planOf(reading, MOST_STEPS), MOST_STEPS)
  const [first = ''] = reading.sentences.length > 1 ? ownSentences(reading) : [plainLine(reading)]
  return [first, ...steps.map(textOf)]
}

function textOf({ head, text }: Step): string {
  return head === '' || !hasBlank(text) ? text : `${head}: ${text}`
}

function endOf(action: string, said: readonly string[]): string[] {
  return action === '' || containsPhrase(said.join(' '), action) ? [] : [ended(upperFirst(action))]
}

/** A post a block; what is only a line goes along with its neighbour. */
function postsOf(blocks: readonly string[], numbering: RepurposeInput['parameters']['numbering']): string[] {
  const room = xPost.max - numberWeight(MAX_POSTS, numbering)
  const posts: string[] = []
  for (const piece of blocks.flatMap((block) => splitToLength(block, room))) {
    const text = piece.trim()
    const before = posts.at(-1) ?? ''
    const together = `${before}\n\n${text}`
    const isLine = Math.min(weightedLength(before), weightedLength(text)) < LINE
    if (before && isLine && !hasBlank(together) && weightedLength(together) <= room)
      posts.splice(-1, 1, together)
    else posts.push(text)
  }
  return posts
}

/** The title, else the first of the sentences that an inbox shows whole, the telling ones first. */
function subjectOf(input: Request): string {
  const { title, sentences } = parseSource(input)
  const [first] = sentences
  const others = sentences
    .filter(({ dependsOnPrevious }) => !dependsOnPrevious)
    .toSorted((one, other) => other.weight - one.weight)
  const texts = [title, ...[first, ...others].map((one) => one?.text.replace(/[.。]$/, '') ?? '')]
  const found = texts.find(
    (text) =>
      text.length > SHORTEST &&
      text.length <= MAX_SUBJECT_LENGTH &&
      findProtectedWords(text, ['links']).length === 0,
  )
  return found === undefined ? noSubject : upperFirst(found)
}
