import type { Random } from '@/lib/core/random'
import { countBlanks, hasBlank } from '@/lib/core/strings/blanks'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { utf16Length } from '@/lib/platforms/counting/text-length'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { LineForm } from '@/lib/writer/frames/frame'
import { createLinePicker, type Line, type LinePicker } from '@/lib/writer/frames/line-picker'
import { buildTopicTags } from '@/lib/writer/tags/topic-tags'
import { chooseLines } from './choose-lines'
import { choosePostEmoji } from './choose-post-emoji'
import { containsMostWords } from './contains-most-words'
import { formLabels } from './form-labels'
import { addOwnLinesIfFew, buildOwnLines } from './own-lines'
import type { Post } from './post'
import { toSentence } from './to-sentence'

export type PostOptions = {
  reading: ParsedPrompt
  /** Captions at most. */
  maxPosts: number
  /** How much of the first line is sure to be seen. */
  fold: number
  /** Which form a run begins with. */
  firstForm: LineForm
  /** How much an outline may leave to the visitor below the first line; 0 for captions of one line. */
  bodyLines: number
  /** How it ends: on a question, on what to do next, on what the details ask for, or on nothing. */
  end: 'question' | 'next-step' | 'details' | 'none'
  emoji: 'none' | 'light' | 'expressive'
  hashtags: number
  keyword?: string
  /** The platform's limits; null drops the caption. */
  fitPost(post: Post): Post | null
}

/** Captions in the visitor's own words: a first line, what they said besides, one end, tags. */
export function* writePosts(options: PostOptions, random: Random): Generator<Post> {
  const { reading, maxPosts, firstForm, fitPost } = options
  const lines = createLinePicker(reading, random)
  const toBarePost = (line: Line): Post => ({
    angle: reading.kind === 'hard-time' ? 'Quietly' : formLabels[line.form],
    hook: line.text,
    body: '',
    cta: '',
    hashtags: [],
  })
  const fits = (line: Line) => fitPost(toBarePost(line))?.hook !== undefined
  const framedLines = lines.all('caption').filter(fits)
  const verbatimLines = buildOwnLines(reading).filter(fits)
  const isAboveFold = ({ text }: Line) => utf16Length(text) <= options.fold
  const openers =
    [
      addOwnLinesIfFew(framedLines.filter(isAboveFold), verbatimLines.filter(isAboveFold)),
      addOwnLinesIfFew(framedLines, verbatimLines),
    ].find(({ length }) => length > 0) ?? []
  const ordered = openers.toSorted((a, b) => Number(b.form === firstForm) - Number(a.form === firstForm))
  const chosenLines = chooseLines(ordered, maxPosts, reading.line)
  const completeCount = reading.kind === 'pasted' ? 1 : maxPosts - Math.floor(maxPosts / 3)
  for (const [index, line] of chosenLines.entries()) {
    const isWhole = index < completeCount && !hasBlank(line.text)
    const post = fitPost(completePost(toBarePost(line), { index, isWhole }, options, lines, random))
    if (post) yield post
  }
}

function completePost(
  post: Post,
  { index, isWhole }: { index: number; isWhole: boolean },
  options: PostOptions,
  lines: LinePicker,
  random: Random,
): Post {
  const { reading, bodyLines, hashtags, keyword } = options
  const body = bodyLines === 0 ? [] : buildBody(post.hook, reading, index)
  const maxOutlineLines = hasBlank(post.hook) ? bodyLines - 1 : bodyLines
  const outline = isWhole ? [] : buildOutline([post.hook, ...body].join(' '), maxOutlineLines, lines)
  const text = [...body, ...outline].join('\n\n')
  const cta = buildEnding(options, `${post.hook}\n${text}`, lines)
  const emoji = choosePostEmoji(reading, options.emoji)
  return {
    ...post,
    hook: post.hook + (post.hook.endsWith(':') ? '' : emoji.hook),
    body: text,
    cta: cta === '' ? '' : cta + emoji.end,
    hashtags: buildTopicTags(reading, hashtags, random, keyword),
  }
}

/** What the visitor said that the first line does not say: their other sentences, in order, and one of the details in turn. */
function buildBody(hook: string, { kind, sentences, details }: ParsedPrompt, index: number): string[] {
  const isNew = (text: string) => !containsMostWords(hook, text)
  const separator = kind === 'pasted' && index % 2 === 1 ? '\n\n' : ' '
  const rest = sentences.map(toSentence).filter(isNew).join(separator)
  const detailSentences = [details.outcome, details.turn]
    .flatMap((words) => (words ? toSentence(words) : []))
    .filter(isNew)
  return [rest, detailSentences[index % Math.max(1, detailSentences.length)] ?? ''].filter((text) => text !== '')
}

/** What only the visitor can add, one paragraph each; its questions are left to the end of the caption. */
function buildOutline(text: string, max: number, lines: LinePicker): string[] {
  const outlineTexts: string[] = []
  const isNew = (line: string) =>
    !line.includes('?') && countBlanks(line) < 2 && !containsMostWords([text, ...outlineTexts].join(' '), line)
  for (let remaining = max; remaining > 0; remaining -= 1) {
    const line = lines.next('body', isNew)
    if (line) outlineTexts.push(line.text)
  }
  return outlineTexts
}

function buildEnding({ reading, end }: PostOptions, text: string, lines: LinePicker): string {
  if (end === 'none' || reading.kind === 'hard-time') return ''
  const { action } = reading.details
  if (end !== 'question' && action) {
    if (containsPhrase(text, action)) return ''
    const lowerCaseAction = action.toLowerCase()
    return lines.next('cta', (line) => line.toLowerCase().includes(lowerCaseAction))?.text ?? toSentence(action)
  }
  if (end === 'details' || !reading.sure || reading.kind === 'pasted' || text.includes('?')) return ''
  const isNew = (line: string) => !hasBlank(line) && !containsMostWords(text, line)
  return lines.next(end === 'question' ? 'reply' : 'cta', isNew)?.text ?? ''
}
