import { trimEndMatching } from '@/lib/core/strings/end-punctuation'
import type { Instructions } from '@/lib/tool/prompt-reading'
import {
  courtesyPattern,
  instructionPhrases,
  leadPatterns,
  numberWords,
  post,
  shootingPattern,
  soloTones,
  tailPatterns,
  tailStartPattern,
  toneMarks,
  tones,
} from './instruction-phrases'

const instructionPattern = new RegExp(`^(?:${instructionPhrases.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
const wholePattern = new RegExp(`^(?:${instructionPhrases.join('|')})$`, 'iu')
const toneListPattern = new RegExp(`^(?:(?:${toneMarks}|${tones})(?:,? |$)){1,9}$`, 'i')
/** A tone and its opposite after another instruction: "30 seconds, honest not begging". */
const contrastedTonePattern = new RegExp(`^(?:${tones}),? (?:but )?not (?:\\p{L}+ ?){1,3}$`, 'iu')
/** A contrast or list of words that also describe things: "cold water, not warm", "it was warm, sweet and light". */
const thingTones =
  'warm|dry|light|bold|bitter|calm|angry|mean|scary|cute|curious|cool|real|sweet|simple|quick|long|longer|short|shorter|nice|good|fun|boring|honest|fancy'
const thingTonePattern = new RegExp(`(?:, not|\\b(?:${thingTones}), (?:${thingTones}) and) (?:${thingTones})$`, 'i')
const soloTonePattern = new RegExp(`^(?:${soloTones})$`, 'i')
const toneWordPattern = new RegExp(`\\b(?:${tones})\\b`, 'gi')
const strongToneMarkPattern =
  /\b(?:not|no|nothing|a bit|a little|kinda|kind of|slightly|please|pls|tone|vibe|humou?r|style|(?:keep|make|want|need) it)\b/i

/** The length of a video, which counts as an instruction only after another instruction. */
const durationPattern = /^\d{1,3} ?(?:min|mins|minutes?|sec|secs|seconds?|s|hours?|hrs?)(?: long| video)?$/i

type Chunk = { text: string; mark: string }

/** Separators between parts, outside brackets. */
const chunkPattern = /(?<=[^\s.,;!?…\n])(\s+[-–—]\s+|[.!?…]+["”’)]*(?:\s+|$)|[,;]\s+|\s*\n+\s*)(?![^()\n]{0,120}\))/u

/** Splits a prompt at punctuation and line breaks without losing a character. */
function splitChunks(text: string): Chunk[] {
  const parts = text.split(chunkPattern)
  const chunks: Chunk[] = []
  for (let index = 0; index < parts.length; index += 2)
    chunks.push({ text: parts[index] ?? '', mark: parts[index + 1] ?? '' })
  return chunks.filter(({ text: chunkText }) => chunkText.trim() !== '')
}

function isInstruction(text: string): boolean {
  let rest = text.trim()
  if (rest.length > 240) return false
  if (toneListPattern.test(rest)) {
    const toneCount = rest.match(toneWordPattern)?.length ?? 0
    if (toneCount > 1 || (toneCount === 1 && strongToneMarkPattern.test(rest))) return true
  }
  for (let count = 0; rest !== '' && count < 5; count++) {
    if (wholePattern.test(rest)) return true
    const match = instructionPattern.exec(rest)?.[0]
    if (!match) return false
    rest = rest.slice(match.length).replace(/^[ ,:]*(?:(?:and|but|also|so|y|e|und|et) )?/i, '')
  }
  return rest === ''
}

const MAX_TAIL_WORDS = 14
/** Words that bind an instruction to its sentence: "a caption with no emojis", "the funny story". */
const bindingPattern =
  /\b(?:an?|the|my|our|your|with|of|for|to|and|or|in|is|are|was|were|be|very|so|has|have|had|on|at|by|about)$/i

/** Splits an instruction off the end of a part; `tail` is '' without one. */
function splitTail(text: string): [rest: string, tail: string] {
  const startOffsets = [...text.matchAll(/ (?=\S)/g)].map(({ index }) => index).slice(-MAX_TAIL_WORDS)
  for (const start of startOffsets) {
    const tail = text.slice(start + 1)
    const head = text.slice(0, start)
    if (tailStartPattern.test(tail) && !bindingPattern.test(head) && isInstruction(tail)) return [head, tail]
  }
  return [text, '']
}

/** Removes an instruction in closing brackets, before a colon, or at the end of a part. */
function cutChunk(text: string, isAfterInstruction: boolean): { rest: string; taken: string[] } {
  const [, beforeBracket, inBracket] = /^(.*\S) \(([^()]{3,80})\)$/u.exec(text) ?? []
  if (beforeBracket && inBracket && isInstruction(inBracket)) return { rest: beforeBracket, taken: [inBracket] }
  if (beforeBracket && inBracket && isInstruction(beforeBracket)) return { rest: inBracket, taken: [beforeBracket] }
  const colon = text.indexOf(': ')
  const label = text.slice(0, Math.max(0, colon))
  if (label !== '' && (isInstruction(label) || (isAfterInstruction && shootingPattern.test(label))))
    return { rest: text.slice(colon + 2), taken: [label] }
  const [rest, tail] = splitTail(text)
  return { rest, taken: tail === '' ? [] : [tail] }
}

/** Separates instructions for the tool from the text for the audience. Expects "’" as the apostrophe. */
export function splitInstructions(prompt: string): { text: string; instructions: Instructions } {
  const phrases: string[] = []
  const retainedChunks: Chunk[] = []
  const chunks = splitChunks(prompt)
  let isAfterInstruction: boolean = false
  for (const [index, chunk] of chunks.entries()) {
    const isFollowUp: boolean =
      isAfterInstruction &&
      [durationPattern, shootingPattern, contrastedTonePattern].some((pattern) => pattern.test(chunk.text))
    const isSoloTone = index > 0 && index === chunks.length - 1 && soloTonePattern.test(chunk.text.trim())
    const isMediaDescription = index === 0 && /^.{0,12}(?:shows?|is of|will show)\b/i.test(chunk.text)
    const ending = `${chunks[index - 1]?.text}${chunks[index - 1]?.mark}${chunk.text}`
    const isStatement: boolean = chunk.text.endsWith(')') || (!isAfterInstruction && thingTonePattern.test(ending))
    const wasInstruction = isAfterInstruction
    isAfterInstruction = isFollowUp || isSoloTone || (!isMediaDescription && !isStatement && isInstruction(chunk.text))
    if (!isAfterInstruction) {
      const { rest, taken } = cutChunk(chunk.text, wasInstruction)
      phrases.push(...taken)
      retainedChunks.push({ ...chunk, text: rest })
      continue
    }
    phrases.push(chunk.text.trim())
    // Punctuation after an instruction ends the part before it.
    const lastChunk = retainedChunks.at(-1)
    if (lastChunk && /[.!?\n]|^$/.test(chunk.mark) && /[,;]|[-–—]/.test(lastChunk.mark)) lastChunk.mark = chunk.mark
  }
  const sentences = retainedChunks
    .map((chunk) => chunk.text + chunk.mark)
    .join('')
    .trim()
    .split(/(?<=[.!?…\n])(?=\s)/)
    .map((sentence, index) => {
      const patterns = index === 0 ? [courtesyPattern, ...leadPatterns] : leadPatterns
      const indent = /^\s*/.exec(sentence)?.[0] ?? ''
      const withoutLead = indent + removePatterns(sentence.trimStart(), patterns, phrases)
      return removePatterns(withoutLead, tailPatterns, phrases, true)
    })
  const audienceText = trimEndMatching(sentences.join(''), /[\s,;:–—-]/).trim()
  return { text: audienceText, instructions: readInstructions(phrases) }
}

function removePatterns(text: string, patterns: readonly RegExp[], removed: string[], keepsMark = false): string {
  let rest = text
  for (let round = 0; round < 2; round++)
    for (const pattern of patterns) {
      const mark = keepsMark ? rest.slice(trimEndMatching(rest, /[.!?…\s]/).length) : ''
      const body = rest.slice(0, rest.length - mark.length)
      const match = pattern.exec(body)
      const remaining = body.replace(pattern, '').trimEnd()
      if (!match || !/\p{L}{2}/u.test(remaining) || /^\s*(?:my|a|an|the|your|of|for|me|i)$/i.test(remaining)) continue
      if (pattern !== courtesyPattern) removed.push(match[0].trim())
      rest = remaining + mark
    }
  return rest
}

const buildWithoutPattern = (nounPattern: string) =>
  new RegExp(
    `(?:\\bno(?! more)|without|w/o|zero|avoid|skip|don’?t use|\\bsin|\\bsem|\\bsans|ohne|senza|free of)[^|]{0,20}\\b${nounPattern}`,
    'i',
  )
const [emojiPattern, questionPattern] = [buildWithoutPattern('emoji'), buildWithoutPattern('questions?\\b')]
const hashtagPattern = buildWithoutPattern('(?:hash ?)?tags?\\b(?! (?:about|on|with|like))')
const charactersPattern =
  /(?:under|max|maximum|less than|below|within|up to|at most|to|than|in) (\d{2,4})\b(?! ?(?:words?|lines?|sentences?|sec|s\b|min|letters))|(\d{1,4}) (?:characters?|chars?|letters)/i

const numberWordPattern = new RegExp(`\\b(?:${numberWords.join('|')})\\b(?! ?liner)`, 'gi')
const countPattern = new RegExp(
  `\\b(?:only|just|max(?:\\.|imum)?|exactly|up to|no more than) (\\d{1,2})(?= *(?:\\||$|of\\b|pls|please|${post}\\b))|\\b(\\d{1,2})(?: ${post})? (?:only|max)\\b`,
  'i',
)

function readInstructions(phrases: readonly string[]): Instructions {
  const text = phrases
    .join(' | ')
    .replace(numberWordPattern, (word) => `${numberWords.indexOf(word.toLowerCase()) + 1}`)
  const characters = charactersPattern.exec(text)
  const maxCharacters = Number(characters?.[2] ?? characters?.[1] ?? 0)
  const words = /(\d{1,3}) words?/i.exec(text)
  const count = countPattern.exec(text)
  return {
    ...((emojiPattern.test(text) || /emoji[- ]free/i.test(text)) && { noEmoji: true as const }),
    ...((hashtagPattern.test(text) || /tags?[- ]free/i.test(text)) && { noHashtags: true as const }),
    ...(questionPattern.test(text) && { noQuestion: true as const }),
    ...(/\blower ?case\b|\bno (?:caps|capitals)\b/i.test(text) && { isLowercase: true as const }),
    ...(maxCharacters >= (characters?.[2] ? 4 : 20) && { maxCharacters }),
    ...(words && { maxWords: Number(words[1]) }),
    ...(count && { maxItems: Number(count[1] ?? count[2]) }),
    ...(/\b(?:short|shorter|brief|one ?liner|snappy)\b(?! (?:clips?|videos?|vids?|reels?|form))/i.test(text) && {
      isShort: true as const,
    }),
    phrases,
  }
}
