import type { Form } from '@/lib/writer/frames/frame'
import { createLines, type Line, type Lines } from '@/lib/writer/frames/lines'
import { upperFirst } from '@/lib/writer/frames/render'
import type { Random } from '@/lib/writer/random'
import type { Reading } from '@/lib/writer/reading/reading'
import { topicTags } from '@/lib/writer/tags/topic-tags'
import { chooseLines } from './choose-lines'
import { emojiFor } from './emoji'
import { formLabels } from './form-labels'
import { ownLines } from './own-lines'
import type { Post } from './post'
import { saysAlready } from './says-already'

export type PostOrder = {
  reading: Reading
  /** Captions at most. */
  most: number
  /** Which form a run begins with. */
  first: Form
  /** Most lines below the first one. */
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
  const openers = framed.length > 0 ? framed : ownLines(reading).filter(fits).slice(0, 1)
  const ordered = openers.toSorted((a, b) => Number(b.form === first) - Number(a.form === first))
  for (const line of chooseLines(ordered, most)) {
    const post = fitted(completed(bare(line), line, order, lines, random))
    if (post) yield post
  }
}

function completed(post: Post, line: Line, order: PostOrder, lines: Lines, random: Random): Post {
  const { reading, bodyLines, hashtags, keyword } = order
  const body = bodyOf(post.hook, bodyLines, lines, reading, random)
  const cta = line.form === 'question' ? '' : endOf(order, `${post.hook}\n${body}`, lines)
  const emoji = emojiFor(reading, order.emoji, random)
  return {
    ...post,
    hook: post.hook + (post.hook.endsWith(':') ? '' : emoji.hook),
    body,
    cta: cta === '' ? '' : cta + emoji.end,
    hashtags: topicTags(reading, hashtags, random, keyword),
  }
}

/** What the first line does not say already, a paragraph each; every caption of a run may tell all of it. */
function bodyOf(hook: string, most: number, lines: Lines, reading: Reading, random: Random): string {
  const told: string[] = []
  const next = () => {
    const isNew = (text: string) => !saysAlready([hook, ...told].join(' '), text)
    return lines.next('body', isNew) ?? createLines(reading, random).next('body', isNew)
  }
  for (let line = told.length < most ? next() : null; line; line = told.length < most ? next() : null) {
    told.push(line.text)
  }
  return told.join('\n\n')
}

function endOf({ reading, end }: PostOrder, text: string, lines: Lines): string {
  if (end === 'none' || reading.kind === 'hard-time') return ''
  const isNew = (line: string) => !saysAlready(text, line)
  const { action } = reading.details
  if (end !== 'question' && action) {
    const wanted = action.toLowerCase()
    return lines.next('cta', (line) => line.toLowerCase().includes(wanted))?.text ?? `${upperFirst(action)}.`
  }
  if (end === 'details') return ''
  return lines.next(end === 'question' ? 'reply' : 'cta', isNew)?.text ?? ''
}
