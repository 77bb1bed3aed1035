import type { Random } from '@/lib/core/random'
import { countBlanks, hasBlank } from '@/lib/core/strings/blanks'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { LineForm } from '@/lib/writer/frames/frame'
import { createLinePicker, type Line, type LinePicker } from '@/lib/writer/frames/line-picker'
import { buildTopicTags } from '@/lib/writer/tags/topic-tags'
import { chooseLines } from './choose-lines'
import { choosePostEmoji } from './choose-post-emoji'
import { containsMostWords } from './contains-most-words'
import { lineFormLabels } from './line-form-labels'
import type { Post } from './post'
import { toSentence } from './to-sentence'
import { addVisitorLinesIfFew, buildVisitorLines } from './visitor-lines'

export type PostOptions = {
  reading: ParsedPrompt
  /** Captions at most. */
  maxPosts: number
  /** How much of the first line is sure to be seen. */
  foldLength: number
  /** Which form a run begins with. */
  firstForm: LineForm
  /** How much an outline may leave to the visitor below the first line; 0 for captions of one line. */
  maxBodyLines: number
  /** How it ends: on a question, on what to do next, on what the details ask for, or on nothing. */
  ending: 'question' | 'next-step' | 'details' | 'none'
  emojiLevel: 'none' | 'light' | 'expressive'
  maxHashtags: number
  keyword?: string
  /** The platform's limits; null drops the caption. */
  fitPost(post: Post): Post | null
}

/** Captions in the visitor's own words: a first line, what they said besides, one end, tags. */
export function* writePosts(options: PostOptions, random: Random): Generator<Post> {
  const { reading, maxPosts, firstForm, fitPost } = options
  const linePicker = createLinePicker(reading, random)
  const toBarePost = (line: Line): Post => ({
    angle: reading.kind === 'hard-time' ? 'Quietly' : lineFormLabels[line.form],
    hook: line.text,
    body: '',
    cta: '',
    hashtags: [],
  })
  const fits = (line: Line) => fitPost(toBarePost(line))?.hook !== undefined
  const framedLines = linePicker.takeAll('caption').filter(fits)
  const verbatimLines = buildVisitorLines(reading).filter(fits)
  const isAboveFold = ({ text }: Line) => measureUtf16Length(text) <= options.foldLength
  const openers =
    [
      addVisitorLinesIfFew(framedLines.filter(isAboveFold), verbatimLines.filter(isAboveFold)),
      addVisitorLinesIfFew(framedLines, verbatimLines),
    ].find(({ length }) => length > 0) ?? []
  const sortedOpeners = openers.toSorted((a, b) => Number(b.form === firstForm) - Number(a.form === firstForm))
  const chosenLines = chooseLines(sortedOpeners, maxPosts, reading.line)
  const completeCount = reading.kind === 'pasted' ? 1 : maxPosts - Math.floor(maxPosts / 3)
  for (const [index, line] of chosenLines.entries()) {
    const isWhole = index < completeCount && !hasBlank(line.text)
    const post = fitPost(completePost(toBarePost(line), { index, isWhole }, options, linePicker, random))
    if (post) yield post
  }
}

function completePost(
  post: Post,
  { index, isWhole }: { index: number; isWhole: boolean },
  options: PostOptions,
  linePicker: LinePicker,
  random: Random,
): Post {
  const { reading, maxBodyLines, maxHashtags, keyword } = options
  const bodyParagraphs = maxBodyLines === 0 ? [] : buildBody(post.hook, reading, index)
  const maxOutlineLines = hasBlank(post.hook) ? maxBodyLines - 1 : maxBodyLines
  const outlineParagraphs = isWhole
    ? []
    : buildOutline([post.hook, ...bodyParagraphs].join(' '), maxOutlineLines, linePicker)
  const fullBody = [...bodyParagraphs, ...outlineParagraphs].join('\n\n')
  const cta = buildEnding(options, `${post.hook}\n${fullBody}`, linePicker)
  const emoji = choosePostEmoji(reading, options.emojiLevel)
  return {
    ...post,
    hook: post.hook + (post.hook.endsWith(':') ? '' : emoji.hook),
    body: fullBody,
    cta: cta === '' ? '' : cta + emoji.end,
    hashtags: buildTopicTags(reading, maxHashtags, random, keyword),
  }
}

/** What the visitor said that the first line does not say: their other sentences, in order, and one of the details in turn. */
function buildBody(hook: string, { kind, sentences, details }: ParsedPrompt, postIndex: number): string[] {
  const isNew = (text: string) => !containsMostWords(hook, text)
  const separator = kind === 'pasted' && postIndex % 2 === 1 ? '\n\n' : ' '
  const missingText = sentences.map(toSentence).filter(isNew).join(separator)
  const detailSentences = [details.outcome, details.turn]
    .flatMap((detailText) => (detailText ? toSentence(detailText) : []))
    .filter(isNew)
  return [missingText, detailSentences[postIndex % Math.max(1, detailSentences.length)] ?? ''].filter(
    (text) => text !== '',
  )
}

/** What only the visitor can add, one paragraph each; its questions are left to the end of the caption. */
function buildOutline(text: string, maxParagraphs: number, linePicker: LinePicker): string[] {
  const outlineTexts: string[] = []
  const isNew = (line: string) =>
    !line.includes('?') && countBlanks(line) < 2 && !containsMostWords([text, ...outlineTexts].join(' '), line)
  for (let remainingParagraphs = maxParagraphs; remainingParagraphs > 0; remainingParagraphs -= 1) {
    const line = linePicker.takeNext('body', isNew)
    if (line) outlineTexts.push(line.text)
  }
  return outlineTexts
}

function buildEnding({ reading, ending }: PostOptions, text: string, linePicker: LinePicker): string {
  if (ending === 'none' || reading.kind === 'hard-time') return ''
  const { action } = reading.details
  if (ending !== 'question' && action) {
    if (containsPhrase(text, action)) return ''
    const lowerCaseAction = action.toLowerCase()
    return (
      linePicker.takeNext('cta', (line) => line.toLowerCase().includes(lowerCaseAction))?.text ?? toSentence(action)
    )
  }
  if (ending === 'details' || !reading.sure || reading.kind === 'pasted' || text.includes('?')) return ''
  const isNew = (line: string) => !hasBlank(line) && !containsMostWords(text, line)
  return linePicker.takeNext(ending === 'question' ? 'reply' : 'cta', isNew)?.text ?? ''
}
