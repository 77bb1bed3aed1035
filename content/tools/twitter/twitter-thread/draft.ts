import type { Random } from '@/lib/core/random'
import { hasBlank } from '@/lib/core/strings/blanks'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { xPost } from '@/lib/platforms/networks/x'
import { getNumberWeight } from '@/lib/platforms/x/thread/number-weight'
import { splitThread } from '@/lib/platforms/x/thread/split-posts'
import type { DraftContext, DraftRecipe } from '@/lib/tool/tool-definition'
import type { LineForm } from '@/lib/writer/frames/frame'
import { createLinePicker } from '@/lib/writer/frames/line-picker'
import { renderFrame } from '@/lib/writer/frames/render-frame'
import { buildEnding } from '@/lib/writer/sequence/build-ending'
import { buildOpenings, buildPlainLine } from '@/lib/writer/sequence/openings'
import { buildOtherSteps, buildStepsWithBlanks, choosePlan, type Step } from '@/lib/writer/sequence/steps'
import type { ThreadInput, threadFields } from './fields'
import type { ThreadPost } from './post'
import { getMaxPosts } from './thread-length'

type ThreadDraftInput = ThreadInput & DraftContext

const formByHook: Record<ThreadInput['parameters']['hook'], LineForm | undefined> = {
  any: undefined,
  position: 'statement',
  question: 'question',
  story: 'scene',
  list: 'list',
}

/** Two sentences of this weight together stand in one post. */
const MAX_JOINED_WEIGHT = 120

/** A topic says nothing by itself. */
const topicOpeningTemplate = '{line}: [what you found out about it that you’d tell a friend]'

export const draft: DraftRecipe<typeof threadFields, ThreadPost> = {
  outputKind: 'sentences',
  write(input, random) {
    const { openings, texts } = buildThread(input, random)
    const [firstOpening, ...otherOpenings] = openings
    const allTexts = firstOpening === undefined ? texts : [firstOpening, ...texts]
    return allTexts.map((text, index) => ({
      n: index + 1,
      of: allTexts.length,
      text,
      alternatives: index === 0 ? otherOpenings.slice(0, 2) : [],
    }))
  },
  *writeSimilar(post, input, random) {
    const { openings, texts } = buildThread(input, random)
    const replies = createLinePicker(input.reading, random).takeAll('reply', (text) => !hasBlank(text))
    const getOtherTexts = () => buildOtherSteps(input.reading, texts).map(toPostText)
    const getEndings = () => replies.map(({ text }) => text)
    const candidates = post.n === 1 ? openings : post.n === post.of ? getEndings() : getOtherTexts()
    for (const text of candidates) yield { ...post, text, alternatives: [] }
  },
  shorten(post) {
    const sentences = post.text.split(/(?<=[.!?:])\s+/)
    if (sentences.length < 2) return null
    return { ...post, text: sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ') }
  },
}

/** First posts to choose from, and what follows. */
function buildThread(input: ThreadDraftInput, random: Random): { openings: string[]; texts: string[] } {
  const { reading, parameters } = input
  if (reading.kind === 'pasted') return { openings: [], texts: splitPastedText(input) }
  const linePicker = createLinePicker(reading, random)
  const maxPosts = getMaxPosts(parameters)
  const plan = choosePlan(reading, maxPosts - 2)
  const ending = buildEnding(reading, plan, linePicker)
  const steps = buildStepsWithBlanks(linePicker, reading, plan, maxPosts - (ending === null ? 1 : 2)).map(toPostText)
  const texts = [...joinShortTexts(steps), ...(ending === null ? [] : [ending])]
  const maxWeight = xPost.max - getNumberWeight(maxPosts, parameters.numbering)
  const openings = buildOpenings(reading, linePicker, {
    placements: ['hook', 'caption'],
    laterTexts: texts,
    form: formByHook[parameters.hook],
    fits: (text) => measureWeightedLength(text) <= maxWeight,
  })
  const isTopic = reading.kind === 'subject' && reading.sure && reading.language === 'en'
  const opening = isTopic ? renderFrame(topicOpeningTemplate, reading) : null
  if (opening) return { openings: [opening, ...openings], texts }
  if (openings.length > 0) return { openings, texts }
  return { openings: [], texts: [...splitThread(buildPlainLine(reading), parameters.numbering), ...texts] }
}

/** The visitor's text as it stands: cut where it is too long for one post, else a sentence or two in each. */
function splitPastedText({ prompt, parameters: { numbering } }: ThreadDraftInput): string[] {
  const chunks = splitThread(prompt, numbering).map((text) => text.trim())
  if (chunks.length > 1) return chunks
  const [firstSentence = '', ...otherSentences] = splitSentences(prompt).map((text) => text.trim())
  return [firstSentence, ...joinShortTexts(otherSentences)]
}

/** A blank is announced by what stands above it; words of the visitor's stand by themselves. */
function toPostText({ heading, text }: Step): string {
  if (heading === '' || !hasBlank(text)) return text
  return text.includes('\n') ? `${heading}:\n\n${text}` : `${heading}: ${text}`
}

function joinShortTexts(texts: readonly string[]): string[] {
  const joinedTexts: string[] = []
  for (const text of texts) {
    const combinedText = `${joinedTexts.at(-1) ?? ''}\n\n${text}`
    if (joinedTexts.length > 0 && !hasBlank(combinedText) && measureWeightedLength(combinedText) <= MAX_JOINED_WEIGHT)
      joinedTexts.splice(-1, 1, combinedText)
    else joinedTexts.push(text)
  }
  return joinedTexts
}
