import type { Random } from '@/lib/core/random'
import { countBlanks, hasBlank } from '@/lib/core/strings/blanks'
import { containsPhrase } from '@/lib/core/strings/contains-phrase'
import { utf16Length } from '@/lib/platforms/counting/text-length'
import type { Reading } from '@/lib/tool/reading'
import type { Form } from '@/lib/writer/frames/frame'
import { createLines, type Line, type Lines } from '@/lib/writer/frames/lines'
import { topicTags } from '@/lib/writer/tags/topic-tags'
import { chooseLines } from './choose-lines'
import { emojiFor } from './emoji'
import { formLabels } from './form-labels'
import { orOwn, ownLines } from './own-lines'
import type { Post } from './post'
import { saysAlready } from './says-already'
import { sentence } from './sentence'

export type PostOrder = {
  reading: Reading
  /** Captions at most. */
  most: number
  /** How much of the first line is sure to be seen. */
  fold: number
  /** Which form a run begins with. */
  first: Form
  /** How much an outline may leave to the visitor below the first line; 0 for captions of one line. */
  bodyLines: number
  /** How it ends: on a question, on what to do next, on what the details ask for, or on nothing. */
  end: 'question' | 'next-step' | 'details' | 'none'
  emoji: 'none' | 'light' | 'expressive'
  hashtags: number
  keyword?: string
  /** The platform's limits; null drops the caption. */
  fitted(post: Post): Post | null
}

/** Captions in the visitor's own words: a first line, what they said besides, one end, tags. */
export function* writePosts(order: PostOrder, random: Random): Generator<Post> {
  const { reading, most, first, fitted } = order
  const lines = createLines(reading, random)
  const bare = (line: Line): Post => ({
    angle: reading.kind === 'hard-time' ? 'Quietly' : formLabels[line.form],
    hook: line.text,
    body: '',
    cta: '',
    hashtags: [],
  })
  const fits = (line: Line) => fitted(bare(line))?.hook !== undefined
  const framed = lines.all('caption').filter(fits)
  const own = ownLines(reading).filter(fits)
  const isSeen = ({ text }: Line) => utf16Length(text) <= order.fold
  const openers =
    [orOwn(framed.filter(isSeen), own.filter(isSeen)), orOwn(framed, own)].find(({ length }) => length > 0) ??
    []
  const ordered = openers.toSorted((a, b) => Number(b.form === first) - Number(a.form === first))
  const chosen = chooseLines(ordered, most, reading.line)
  const whole = reading.kind === 'pasted' ? 1 : most - Math.floor(most / 3)
  for (const [index, line] of chosen.entries()) {
    const isWhole = index < whole && !hasBlank(line.text)
    const post = fitted(completed(bare(line), { index, isWhole }, order, lines, random))
    if (post) yield post
  }
}

function completed(
  post: Post,
  { index, isWhole }: { index: number; isWhole: boolean },
  order: PostOrder,
  lines: Lines,
  random: Random,
): Post {
  const { reading, bodyLines, hashtags, keyword } = order
  const body = bodyLines === 0 ? [] : toldBelow(post.hook, reading, index)
  const room = hasBlank(post.hook) ? bodyLines - 1 : bodyLines
  const outline = isWhole ? [] : outlineOf([post.hook, ...body].join(' '), room, lines)
  const text = [...body, ...outline].join('\n\n')
  const cta = endOf(order, `${post.hook}\n${text}`, lines)
  const emoji = emojiFor(reading, order.emoji)
  return {
    ...post,
    hook: post.hook + (post.hook.endsWith(':') ? '' : emoji.hook),
    body: text,
    cta: cta === '' ? '' : cta + emoji.end,
    hashtags: topicTags(reading, hashtags, random, keyword),
  }
}

/** What the visitor said that the first line does not say: their other sentences, in order, and one of the details in turn. */
function toldBelow(hook: string, { kind, sentences, details }: Reading, index: number): string[] {
  const isNew = (text: string) => !saysAlready(hook, text)
  const apart = kind === 'pasted' && index % 2 === 1 ? '\n\n' : ' '
  const rest = sentences.map(sentence).filter(isNew).join(apart)
  const more = [details.outcome, details.turn]
    .flatMap((words) => (words ? sentence(words) : []))
    .filter(isNew)
  return [rest, more[index % Math.max(1, more.length)] ?? ''].filter((text) => text !== '')
}

/** What only the visitor can add, one paragraph each; its questions are left to the end of the caption. */
function outlineOf(text: string, most: number, lines: Lines): string[] {
  const found: string[] = []
  const isNew = (line: string) =>
    !line.includes('?') && countBlanks(line) < 2 && !saysAlready([text, ...found].join(' '), line)
  for (let left = most; left > 0; left -= 1) {
    const line = lines.next('body', isNew)
    if (line) found.push(line.text)
  }
  return found
}

function endOf({ reading, end }: PostOrder, text: string, lines: Lines): string {
  if (end === 'none' || reading.kind === 'hard-time') return ''
  const { action } = reading.details
  if (end !== 'question' && action) {
    if (containsPhrase(text, action)) return ''
    const wanted = action.toLowerCase()
    return lines.next('cta', (line) => line.toLowerCase().includes(wanted))?.text ?? sentence(action)
  }
  if (end === 'details' || !reading.sure || reading.kind === 'pasted' || text.includes('?')) return ''
  const isNew = (line: string) => !hasBlank(line) && !saysAlready(text, line)
  return lines.next(end === 'question' ? 'reply' : 'cta', isNew)?.text ?? ''
}
