import { removeAccents } from '@/lib/core/stop-words'
import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { comparisonWords, kindCues } from '@/lib/text/language/foreign-cues'
import type { ParsedPrompt, PromptKind, PromptSpans } from '@/lib/tool/parsed-prompt'
import { findForeignNouns } from './foreign-nouns'

export type ForeignReading = Pick<ParsedPrompt, 'kind' | 'sure' | 'shape' | 'keywords' | 'sentences' | 'spans'>

const kindOrder = ['hard-time', 'opinion', 'question', 'announcement', 'story', 'subject'] as const

/** Reads a line of another language than English by light signs: words that give a kind away, marks, length. */
export function readForeignLine(
  line: string,
  mark: ParsedPrompt['mark'],
  text: string,
  language: string,
): ForeignReading {
  const sentences = splitForeignSentences(text)
  const words = splitWords(line, language)
  const sides = findForeignSides(line, language)
  const kind = findForeignKind(text, {
    language,
    mark,
    sentences,
    wordCount: words.length,
    isComparison: sides !== null,
  })
  const isPhrase = mark === '' && sentences.length === 1 && words.length < 5
  return {
    kind: kind ?? 'subject',
    sure: kind !== null,
    shape: isPhrase ? 'phrase' : 'sentence',
    keywords: findForeignNouns(line, language).slice(0, 12),
    sentences: sentences.length > 1 ? sentences.map(removeFullStop) : [upperFirst(line)],
    spans: {
      ...(kind === 'comparison' && sides),
      ...((kind === 'subject' || kind === null) && isPhrase && { subject: line }),
    },
  }
}

type ForeignSigns = {
  language: string
  mark: ParsedPrompt['mark']
  sentences: readonly string[]
  wordCount: number
  isComparison: boolean
}

/** Things that die in a short line without anybody mourning. */
const devicePattern =
  /(?<![\p{L}\p{M}])(?:iphone|ipad|macbook|laptop|smartphone|pc|wifi|movil|celular|telefono|telefone|telephone|ordi|ordinateur|handy|akku|computer|bateria|batteria|hp|फोन|मोबाइल|लैपटॉप)(?![\p{L}\p{M}])|スマホ|パソコン|携帯/u

/** The kind where a sign is clear, else null. A hard time is rather seen once too often. */
function findForeignKind(
  text: string,
  { language, mark, sentences, wordCount, isComparison }: ForeignSigns,
): PromptKind | null {
  const plainText = removeAccents(text.toLowerCase()).replace(/['’.-]/g, ' ')
  const matchingKinds = kindOrder.filter((kind) => getCuePattern(language, kind)?.test(plainText))
  if (matchingKinds.includes('hard-time') && !(wordCount <= 8 && devicePattern.test(plainText))) return 'hard-time'
  if (sentences.filter((sentence) => sentence.length >= 15).length >= 3) return 'pasted'
  if (isComparison) return 'comparison'
  if (mark === '?') return sentences.length === 1 ? 'question' : null
  const [firstKind] = matchingKinds.filter((kind) => kind !== 'hard-time')
  if (firstKind === 'question' && !startsWithQuestion(language, plainText)) return matchingKinds[1] ?? null
  return firstKind ?? (wordCount <= 4 && sentences.length === 1 && mark === '' ? 'subject' : null)
}

const cueCache = new Map<string, RegExp | null>()

function getCuePattern(language: string, kind: PromptKind): RegExp | null {
  const key = `${language} ${kind}`
  const cachedPattern = cueCache.get(key)
  if (cachedPattern !== undefined) return cachedPattern
  const wildcardAlternation = kindCues[language]?.[kind]
  const alternation = wildcardAlternation?.replaceAll('*', '[\\p{L}\\p{M}]*')
  const cuePattern = alternation
    ? new RegExp(language === 'ja' ? alternation : `(?<![\\p{L}\\p{M}])(?:${alternation})(?![\\p{L}\\p{M}])`, 'u')
    : null
  cueCache.set(key, cuePattern)
  return cuePattern
}

/** Words that ask do so at the beginning, but anywhere in Hindi and Japanese. */
function startsWithQuestion(language: string, plainText: string): boolean {
  if (language === 'ja' || language === 'hi') return true
  const offset = plainText.trim().search(getCuePattern(language, 'question') ?? /$^/)
  return offset >= 0 && offset <= plainText.trim().indexOf(' ') + 1
}

/** "A vs B", or two short sides with the language's own word between them. */
function findForeignSides(line: string, language: string): Pick<PromptSpans, 'a' | 'b'> | null {
  const plainLine = removeAccents(line.toLowerCase())
  if (language === 'ja') return findJapaneseSides(line)
  const versusSides = line.split(/\s(?:vs\.?|versus)\s/i)
  if (versusSides.length === 2) return toPair(versusSides, 4)
  const comparisonWord = comparisonWords[language]
  if (!comparisonWord || getCuePattern(language, 'question')?.test(plainLine)) return null
  return toPair(line.split(new RegExp(`\\s(?:${comparisonWord})\\s`, 'iu')), 2)
}

/** "AとB、どっち" or "A vs B". */
function findJapaneseSides(line: string): Pick<PromptSpans, 'a' | 'b'> | null {
  const versusSides = line.split(/\s?(?:vs|対|VS)\s?/u)
  if (versusSides.length === 2) return toPair(versusSides, 4)
  const [sidesText, rest] = line.split(/(?=どっち|どちら)/u)
  return sidesText && rest ? toPair(trimEndMatching(sidesText, /[、,はがの\s]/u).split('と'), 4) : null
}

function toPair(sides: readonly string[], maxWords: number): Pick<PromptSpans, 'a' | 'b'> | null {
  const [a = '', b = '', thirdSide] = sides.map((side) => side.trim())
  const isShortSide = (side: string) => side !== '' && side.length <= 40 && side.split(/\s+/).length <= maxWords
  return thirdSide === undefined && isShortSide(a) && isShortSide(b) ? { a, b } : null
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
  const segmenter = new Intl.Segmenter(language === 'und' ? undefined : language, { granularity: 'word' })
  return [...segmenter.segment(line)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}
