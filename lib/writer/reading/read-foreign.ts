import { removeAccents } from '@/lib/core/stop-words'
import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { comparisonWords, kindCues } from '@/lib/text/language/foreign-cues'
import type { ParsedPrompt, PromptKind, PromptSpans } from '@/lib/tool/parsed-prompt'
import { findForeignNouns } from './foreign-nouns'

export type ForeignReading = Pick<ParsedPrompt, 'kind' | 'sure' | 'shape' | 'keywords' | 'sentences' | 'spans'>

const kindOrder = ['hard-time', 'opinion', 'question', 'announcement', 'story', 'subject'] as const

/** Reads a line of another language than English by light signs: words that give a kind away, marks, length. */
export function readForeign(line: string, mark: ParsedPrompt['mark'], text: string, language: string): ForeignReading {
  const sentences = splitForeignSentences(text)
  const words = splitWords(line, language)
  const sides = findSides(line, language)
  const kind = findKind(text, {
    language,
    mark,
    sentences,
    words: words.length,
    isComparison: sides !== null,
  })
  const phrase = mark === '' && sentences.length === 1 && words.length < 5
  return {
    kind: kind ?? 'subject',
    sure: kind !== null,
    shape: phrase ? 'phrase' : 'sentence',
    keywords: findForeignNouns(line, language).slice(0, 12),
    sentences: sentences.length > 1 ? sentences.map(removeFullStop) : [upperFirst(line)],
    spans: {
      ...(kind === 'comparison' && sides),
      ...((kind === 'subject' || kind === null) && phrase && { subject: line }),
    },
  }
}

type ForeignSigns = {
  language: string
  mark: ParsedPrompt['mark']
  sentences: readonly string[]
  words: number
  isComparison: boolean
}

/** Things that die in a short line without anybody mourning. */
const devicePattern =
  /(?<![\p{L}\p{M}])(?:iphone|ipad|macbook|laptop|smartphone|pc|wifi|movil|celular|telefono|telefone|telephone|ordi|ordinateur|handy|akku|computer|bateria|batteria|hp|फोन|मोबाइल|लैपटॉप)(?![\p{L}\p{M}])|スマホ|パソコン|携帯/u

/** The kind where a sign is clear, else null. A hard time is rather seen once too often. */
function findKind(text: string, { language, mark, sentences, words, isComparison }: ForeignSigns): PromptKind | null {
  const plain = removeAccents(text.toLowerCase()).replace(/['’.-]/g, ' ')
  const shown = kindOrder.filter((kind) => getCue(language, kind)?.test(plain))
  if (shown.includes('hard-time') && !(words <= 8 && devicePattern.test(plain))) return 'hard-time'
  if (sentences.filter((one) => one.length >= 15).length >= 3) return 'pasted'
  if (isComparison) return 'comparison'
  if (mark === '?') return sentences.length === 1 ? 'question' : null
  const [first] = shown.filter((kind) => kind !== 'hard-time')
  if (first === 'question' && !startsWithQuestion(language, plain)) return shown[1] ?? null
  return first ?? (words <= 4 && sentences.length === 1 && mark === '' ? 'subject' : null)
}

const compiledCues = new Map<string, RegExp | null>()

function getCue(language: string, kind: PromptKind): RegExp | null {
  const key = `${language} ${kind}`
  const known = compiledCues.get(key)
  if (known !== undefined) return known
  const words = kindCues[language]?.[kind]
  const any = words?.replaceAll('*', '[\\p{L}\\p{M}]*')
  const cue = any ? new RegExp(language === 'ja' ? any : `(?<![\\p{L}\\p{M}])(?:${any})(?![\\p{L}\\p{M}])`, 'u') : null
  compiledCues.set(key, cue)
  return cue
}

/** Words that ask do so at the beginning, but anywhere in Hindi and Japanese. */
function startsWithQuestion(language: string, plain: string): boolean {
  if (language === 'ja' || language === 'hi') return true
  const at = plain.trim().search(getCue(language, 'question') ?? /$^/)
  return at >= 0 && at <= plain.trim().indexOf(' ') + 1
}

/** "A vs B", or two short sides with the language's own word between them. */
function findSides(line: string, language: string): Pick<PromptSpans, 'a' | 'b'> | null {
  const plain = removeAccents(line.toLowerCase())
  if (language === 'ja') return findJapaneseSides(line)
  const versus = line.split(/\s(?:vs\.?|versus)\s/i)
  if (versus.length === 2) return toPair(versus, 4)
  const or = comparisonWords[language]
  if (!or || getCue(language, 'question')?.test(plain)) return null
  return toPair(line.split(new RegExp(`\\s(?:${or})\\s`, 'iu')), 2)
}

/** "AとB、どっち" or "A vs B". */
function findJapaneseSides(line: string): Pick<PromptSpans, 'a' | 'b'> | null {
  const versus = line.split(/\s?(?:vs|対|VS)\s?/u)
  if (versus.length === 2) return toPair(versus, 4)
  const [sides, rest] = line.split(/(?=どっち|どちら)/u)
  return sides && rest ? toPair(trimEndMatching(sides, /[、,はがの\s]/u).split('と'), 4) : null
}

function toPair(sides: readonly string[], most: number): Pick<PromptSpans, 'a' | 'b'> | null {
  const [a = '', b = '', more] = sides.map((side) => side.trim())
  const short = (side: string) => side !== '' && side.length <= 40 && side.split(/\s+/).length <= most
  return more === undefined && short(a) && short(b) ? { a, b } : null
}

/** At a closing mark of any script, and at a line's end. */
function splitForeignSentences(text: string): string[] {
  return text
    .replace(/(?<=[。！？।])/gu, '\n')
    .replace(/(?<=[.!?…])\s+(?=\P{Ll})/gu, '\n')
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function removeFullStop(sentence: string): string {
  return trimEndMatching(sentence, /[.。।]/u)
}

function splitWords(line: string, language: string): string[] {
  const parts = new Intl.Segmenter(language === 'und' ? undefined : language, { granularity: 'word' })
  return [...parts.segment(line)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}
