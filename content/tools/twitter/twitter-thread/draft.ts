import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { weightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import { numberWeight } from '@/lib/platforms/x/thread/number-weight'
import { splitThread } from '@/lib/platforms/x/thread/split'
import type { Draft, DraftContext } from '@/lib/tool/define'
import type { Form } from '@/lib/writer/frames/frame'
import { createLines } from '@/lib/writer/frames/lines'
import { render } from '@/lib/writer/frames/render'
import { endOf } from '@/lib/writer/sequence/ends'
import { openingsOf, plainLine } from '@/lib/writer/sequence/openings'
import { otherSteps, planOf, type Step, stepsWith } from '@/lib/writer/sequence/steps'
import type { ThreadInput, threadFields } from './fields'
import type { ThreadPost } from './post'
import { getMaxPosts } from './thread-length'

type Request = ThreadInput & DraftContext

const forms: Record<ThreadInput['parameters']['hook'], Form | undefined> = {
  any: undefined,
  position: 'statement',
  question: 'question',
  story: 'scene',
  list: 'list',
}

/** Two sentences of this weight together stand in one post. */
const SHORT_WEIGHT = 120

/** A topic says nothing by itself. */
const topicOpening = '{line}: [what you found out about it that you’d tell a friend]'

export const draft: Draft<typeof threadFields, ThreadPost> = {
  writes: 'sentences',
  write(request, random) {
    const { openings, texts } = threadOf(request, random)
    const [first, ...others] = openings
    const all = first === undefined ? texts : [first, ...texts]
    return all.map((text, index) => ({
      n: index + 1,
      of: all.length,
      text,
      alternatives: index === 0 ? others.slice(0, 2) : [],
    }))
  },
  *similar(post, request, random) {
    const { openings, texts } = threadOf(request, random)
    const replies = createLines(request.reading, random).all('reply', (text) => !hasBlank(text))
    const others = () => otherSteps(request.reading, texts).map(postOf)
    const last = () => replies.map(({ text }) => text)
    const wanted = post.n === 1 ? openings : post.n === post.of ? last() : others()
    for (const text of wanted) yield { ...post, text, alternatives: [] }
  },
  shorten(post) {
    const sentences = post.text.split(/(?<=[.!?:])\s+/)
    if (sentences.length < 2) return null
    return { ...post, text: sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ') }
  },
}

/** First posts to choose from, and what follows. */
function threadOf(request: Request, random: Random): { openings: string[]; texts: string[] } {
  const { reading, parameters } = request
  if (reading.kind === 'pasted') return { openings: [], texts: pastedPosts(request) }
  const lines = createLines(reading, random)
  const most = getMaxPosts(parameters)
  const plan = planOf(reading, most - 2)
  const end = endOf(reading, plan, lines)
  const steps = stepsWith(lines, reading, plan, most - (end === null ? 1 : 2)).map(postOf)
  const texts = [...withShortOnesJoined(steps), ...(end === null ? [] : [end])]
  const room = xPost.max - numberWeight(most, parameters.numbering)
  const openings = openingsOf(reading, lines, {
    places: ['hook', 'caption'],
    later: texts,
    form: forms[parameters.hook],
    fits: (text) => weightedLength(text) <= room,
  })
  const isTopic = reading.kind === 'subject' && reading.sure && reading.language === 'en'
  const opening = isTopic ? render(topicOpening, reading) : null
  if (opening) return { openings: [opening, ...openings], texts }
  if (openings.length > 0) return { openings, texts }
  return { openings: [], texts: [...splitThread(plainLine(reading), parameters.numbering), ...texts] }
}

/** The visitor's text as it stands: cut where it is too long for one post, else a sentence or two in each. */
function pastedPosts({ prompt, parameters: { numbering } }: Request): string[] {
  const pieces = splitThread(prompt, numbering).map((text) => text.trim())
  if (pieces.length > 1) return pieces
  const [first = '', ...others] = splitSentences(prompt).map((text) => text.trim())
  return [first, ...withShortOnesJoined(others)]
}

/** A blank is announced by what stands above it; words of the visitor's stand by themselves. */
function postOf({ head, text }: Step): string {
  if (head === '' || !hasBlank(text)) return text
  return text.includes('\n') ? `${head}:\n\n${text}` : `${head}: ${text}`
}

function withShortOnesJoined(texts: readonly string[]): string[] {
  const joined: string[] = []
  for (const text of texts) {
    const together = `${joined.at(-1) ?? ''}\n\n${text}`
    if (joined.length > 0 && !hasBlank(together) && weightedLength(together) <= SHORT_WEIGHT)
      joined.splice(-1, 1, together)
    else joined.push(text)
  }
  return joined
}
