import { splitSentences } from '@/lib/core/strings/split-sentences'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { findProtectedWords } from '@/lib/text/placeholders/find-protected-words'
import { scoreSentences } from '@/lib/text/summary/rank'

/** A limit in the unit that counts there. */
export type LengthLimit = { max: number; length(text: string): number }

export type ShortenedText = {
  text: string
  /** How many of the text's sentences stand in it, and how many there are. */
  keptSentences: number
  totalSentences: number
  /** Not even one sentence fits whole. */
  isCut: boolean
}

type Options = {
  /** Links and tags of sentences that go are put at the end. */
  keepLinks: boolean
  /** The most telling sentences, or those that come first. */
  by: 'rank' | 'place'
}

/**
 * A text within `room`, always: whole sentences, word for word and in their order, with the line breaks between them; a sentence is cut only where not even one fits.
 * Links and tags that do not fit by themselves go, the last first.
 */
export function shortenToLimit(text: string, room: LengthLimit, { keepLinks, by }: Options): ShortenedText {
  const pieces = piecesOf(text)
  const links = keepLinks ? linksIn(text) : []
  const sentences = pieces.filter((piece) => !isOnlyLinks(piece))
  const order = by === 'rank' ? sortByScore(sentences) : sentences
  const all = build(pieces, [])
  if (fits(all))
    return { text: all, keptSentences: sentences.length, totalSentences: sentences.length, isCut: false }

  const must = [...links]
  while (must.length > 0 && !fits(must.join(' '))) must.pop()
  const chosen: Piece[] = []
  let left = room.max - (must.length > 0 ? room.length(must.join(' ')) + 1 : 0)
  for (const piece of order) {
    const size = room.length(piece.text) + 1
    const own = must.filter((link) => piece.text.includes(link)).join(' ')
    const needed = own === '' ? size : size - room.length(own) - 1
    if (needed - 1 <= left) {
      chosen.push(piece)
      left -= needed
    } else if (by === 'place') break
  }
  while (chosen.length > 0 && !fits(build(chosen, must))) chosen.pop()
  if (chosen.length > 0)
    return {
      text: build(chosen, must),
      keptSentences: chosen.length,
      totalSentences: sentences.length,
      isCut: false,
    }
  return {
    text: cut(order[0]?.text ?? '', must),
    keptSentences: 0,
    totalSentences: sentences.length,
    isCut: true,
  }

  function fits(candidate: string): boolean {
    return room.length(candidate) <= room.max
  }

  /** The start of a sentence that none is short enough for, before the links. Half a link leads nowhere. */
  function cut(sentence: string, tokens: readonly string[]): string {
    const bare = linksIn(sentence)
      .reduce((said, token) => said.replaceAll(token, ''), sentence)
      .replace(/ {2,}/g, ' ')
      .trim()
    const end = tokens.length > 0 ? ` ${tokens.join(' ')}` : ''
    const start = truncateAtWord(bare, room.max, (one) => room.length(`${one}…${end}`))
    const whole = (start === '' ? end : `${start}…${end}`).trim()
    return fits(whole) ? whole : ''
  }
}

function sortByScore(sentences: readonly Piece[]): Piece[] {
  const scores = scoreSentences(sentences.map(({ text }) => text))
  const scored = sentences.map((piece, at) => ({ piece, score: scores[at] ?? 0 }))
  return scored.toSorted((one, other) => other.score - one.score).map(({ piece }) => piece)
}

/** A sentence with its place among all: on which line, in which paragraph. Japanese has no space behind one. */
type Piece = { text: string; place: number; line: number; paragraph: number; hasSpace: boolean }

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let paragraph = 0
  for (const [line, written] of text.split('\n').entries()) {
    const sentences = splitSentences(written).filter((one) => one.trim() !== '')
    if (sentences.length === 0) paragraph += 1
    for (const one of sentences) {
      pieces.push({ text: one.trim(), place: pieces.length, line, paragraph, hasSpace: /\s$/.test(one) })
    }
  }
  return pieces
}

const linksIn = (text: string) => findProtectedWords(text, ['links', 'tags']).map((one) => one.text)

/** Nothing but links and tags. */
function isOnlyLinks({ text }: Piece): boolean {
  const links = linksIn(text)
  return (
    links.length > 0 && !/[\p{L}\p{N}]/u.test(links.reduce((left, one) => left.replaceAll(one, ''), text))
  )
}

/** Sentences in their order with the line breaks between them, then the links that none of them has. */
function build(pieces: readonly Piece[], links: readonly string[]): string {
  let text = ''
  let before: Piece | undefined
  for (const piece of pieces.toSorted((one, other) => one.place - other.place)) {
    if (before)
      text +=
        piece.paragraph > before.paragraph
          ? '\n\n'
          : piece.line > before.line
            ? '\n'
            : before.hasSpace
              ? ' '
              : ''
    text += piece.text
    before = piece
  }
  if (links.length === 0) return text
  const there = new Set(linksIn(text))
  const missing = links.filter((link) => !there.has(link))
  return missing.length > 0 ? `${text}\n${missing.join(' ')}`.trim() : text
}
