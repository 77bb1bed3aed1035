import type { Random } from '@/lib/core/random'
import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { cleanText, emojiLimits, joinLines, limitEmoji, limitEmojiAcrossParts } from '@/lib/core/strings/clean-text'
import { ensureEndPunctuation, removeFullStop } from '@/lib/core/strings/end-punctuation'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { capitalizeIfLowercase, countWords } from '@/lib/core/strings/words'
import { generateShorterTexts, removeEndingHashtags } from '@/lib/kits/posts/post'
import { measureByteLength } from '@/lib/platforms/counting/text-length'
import { findHashtags } from '@/lib/platforms/hashtags/find-hashtags'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { type Link, parseLinks } from '@/lib/platforms/links'
import { youtubeDescription } from '@/lib/platforms/networks/youtube'
import { type Chapter, chapterRules, normalizeChapters, parseTimestamp } from '@/lib/platforms/youtube/chapters'
import { type FitContext, isUsable } from '@/lib/tool/item'
import type { DraftContext } from '@/lib/tool/prompt-tool'
import { readPrompt } from '@/lib/writer/read-prompt'
import { getEnding, getHooks, getRemainingLines, isNotice, joinParts } from '@/lib/writer/script'
import { writeHashtags } from '@/lib/writer/tags'
import { namesAccount } from '@/lib/writer/video-subjects'
import { findVisitorUrls, parseSource } from './source'
import type { Description, DescriptionInput } from './tool'

/** Formats chapters as lines, with a blank for a time that only the visitor knows. */
export function formatChapters(chapters: readonly Chapter[]): string {
  return chapters.map(({ time, label }) => `${time || '[your time]'} ${label}`).join('\n')
}

export function formatLinks(links: readonly Link[]): string {
  return links.map(({ label, url }) => (label === '' ? url : `${label}: ${url}`)).join('\n')
}

export function formatDescription(description: Description, links: readonly Link[]): string {
  const { firstLines, body, chapters, cta, hashtags } = description
  const blocks = [firstLines, body, formatLinks(links), formatChapters(chapters), cta, hashtags.join(' ')]
  return blocks.filter((block) => block !== '').join('\n\n')
}

const MAX_LABEL_LENGTH = 70
export const MAX_CHAPTERS = 8

export function fitDescription(item: Description, input: DescriptionInput & FitContext): Description | null {
  const { type, action, emoji, hashtags, avoid } = input.parameters
  const source = parseSource(input)
  // Of pasted names, only the visitor knows the times.
  const visitorChapters =
    source.chapters.length > 0 ? source.chapters : withoutTimes(source.labels.map(capitalizeIfLowercase))
  const [firstLines = '', body = '', cta = ''] = limitEmojiAcrossParts(
    [
      truncateAtWord(joinLines(cleanBody(item.firstLines, input)), youtubeDescription.fold.max),
      type === 'short' ? '' : cleanBody(item.body, input),
      action === '' ? joinLines(cleanBody(item.cta, input)) : '',
    ],
    emojiLimits[emoji],
  )
  if (firstLines === '') return null
  const writtenChapters = type === 'short' || visitorChapters.length > 0 ? [] : fitChapters(item.chapters, input)
  const chapters = [...visitorChapters, ...writtenChapters]
  const context = { ...input, figures: { allowedNumbers: [chapters.length], allowsClockTimes: true } }
  const writtenTexts = [firstLines, body, cta, ...writtenChapters.map(({ label }) => label)]
  if (!writtenTexts.every((text) => isUsable(text, context))) return null
  const tags = [...findHashtags(input.prompt), ...item.hashtags]
  const fittedTags = fitHashtags(tags, { max: Number(hashtags), excludedTags: avoid.split(',') })
  const ending = action === '' ? cta : toSentence(action)
  return fitToByteLimit({ firstLines, body, chapters, cta: ending, hashtags: fittedTags }, source.links)
}

function withoutTimes(labels: readonly string[]): Chapter[] {
  return labels.map((label, index) => ({ time: index === 0 ? '0:00' : '', label }))
}

/** Removes < and >, hashtags, and URLs that the visitor did not provide. */
function cleanBody(text: string, input: DescriptionInput): string {
  const visitorUrls = findVisitorUrls(input)
  const hasOnlyOwnLinks = (line: string) => parseLinks(line).every(({ url }) => visitorUrls.has(url))
  const lines = cleanText(text).split('\n').filter(hasOnlyOwnLinks)
  return removeEndingHashtags(lines.join('\n'))
    .replace(/[<>]/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function toSentence(text: string): string {
  const sentence = capitalizeFirst(text.replace(/[<>]/g, '').trim())
  const needsNoPeriod = /(?<=\p{Extended_Pictographic})$/u.test(sentence) || parseLinks(sentence).length > 0
  return needsNoPeriod ? sentence : ensureEndPunctuation(sentence)
}

/** The model's times stay only if the visitor's text has each of them; otherwise they become blanks. */
function fitChapters(modelChapters: readonly Chapter[], { prompt }: DescriptionInput): Chapter[] {
  const labeledChapters = modelChapters
    .map(({ time, label }) => ({ time: time.trim(), label: cleanLabel(label) }))
    .filter(({ label }) => label !== '')
    .slice(0, MAX_CHAPTERS)
  if (labeledChapters.length < chapterRules.minCount) return []
  const isFromVisitor = (time: string) => /^[\d:]+$/.test(time) && (parseTimestamp(time) === 0 || prompt.includes(time))
  if (labeledChapters.every(({ time }) => isFromVisitor(time))) {
    const sortedChapters = normalizeChapters(labeledChapters, labeledChapters[0]?.label ?? '')
    if (sortedChapters.length === labeledChapters.length) return sortedChapters
  }
  const labels = labeledChapters.map(({ label }) => label)
  return withoutTimes(/intro|start|open/i.test(labels[0] ?? '') ? labels : ['Intro', ...labels])
}

function cleanLabel(label: string): string {
  const plainLabel = limitEmoji(cleanText(label), 0).replace(/^[\d:]+\s+|[<>]/g, '')
  return truncateAtWord(joinLines(plainLabel.replace(/\.$/, '')), MAX_LABEL_LENGTH)
}

/** Drops sentences of the body, then hashtags, the call to action, the last chapters. Null if the rest is too long. */
export function fitToByteLimit(description: Description, links: readonly Link[]): Description | null {
  const maxBytes = youtubeDescription.max
  let shortDescription: Description | null = description
  while (shortDescription !== null && measureByteLength(formatDescription(shortDescription, links)) > maxBytes)
    shortDescription = removeLeastImportantPart(shortDescription, links)
  return shortDescription
}

function removeLeastImportantPart(description: Description, links: readonly Link[]): Description | null {
  const { body, hashtags, cta, chapters } = description
  if (body !== '') return { ...description, body: shortenBody(description, links) }
  if (hashtags.length > 0) return { ...description, hashtags: [] }
  if (cta !== '') return { ...description, cta: '' }
  return chapters.length > 0 ? { ...description, chapters: chapters.slice(0, -1) } : null
}

/** Returns as many sentences of the body as fit with the rest. */
function shortenBody(description: Description, links: readonly Link[]): string {
  const otherBytes = measureByteLength(formatDescription({ ...description, body: '.' }, links)) - 1
  const maxBodyBytes = youtubeDescription.max - otherBytes
  const isWithinLimit = (body: string) => body.length <= maxBodyBytes && measureByteLength(body) <= maxBodyBytes
  return generateShorterTexts(description.body).find(isWithinLimit) ?? ''
}

const MAX_HASHTAGS = 5
const MIN_OPENING_WORDS = 4

/** Writes descriptions in the visitor's words that open with the first sentence or the sharpest line. */
export function* writeDescriptions(input: DescriptionInput & DraftContext, random: Random): Generator<Description> {
  const { keyword, action } = input.parameters
  const { text } = parseSource(input)
  const { details, kind: chosenKind, sure } = input.reading
  const isWhole = text === input.prompt || !/\p{L}/u.test(text)
  const reading = isWhole ? input.reading : readPrompt(text, { details, ...(sure && { chosenKind }) })
  const { topic, sentences, listItems, instructions } = reading
  if (namesAccount(reading)) return
  const isEnglish = reading.language === 'en' && !reading.isHardDay
  const isTopic = topic !== null && isEnglish
  const parts = isNotice(reading) ? getRemainingLines(reading, '') : sentences
  const opening = isTopic ? `${capitalizeIfLowercase(topic)}: [what people see or learn in it].` : (parts[0] ?? text)
  const hooks = getHooks(reading, random)
  const lines = countWords(opening) < MIN_OPENING_WORDS ? hooks : [opening, ...hooks]
  const openings = isTopic ? [opening] : [...new Set(lines)].slice(0, 2)
  for (const firstLine of openings) {
    if (firstLine.length > youtubeDescription.fold.max) continue
    const rest = getRemainingLines(reading, firstLine)
    const paragraphs = joinParts(rest, Math.ceil(rest.length / 2)).join('\n\n')
    const story = isNotice(reading) ? rest.map(removeFullStop).join('\n') : paragraphs
    const isFirst = openings[0] === firstLine
    const canAsk = isFirst && isEnglish && !isTopic && !instructions.isShort
    if (story === '' && !isFirst) continue
    const hasKeyword = firstLine.toLowerCase().includes(keyword.toLowerCase())
    yield {
      firstLines: hasKeyword ? firstLine : `${capitalizeIfLowercase(keyword)}: ${firstLine}`,
      body: story || (canAsk ? 'In this video: [the scenes or steps, in order].' : ''),
      chapters: listItems.map((label) => ({ time: '', label: capitalizeIfLowercase(label) })),
      cta: action || (isTopic || isNotice(reading) ? '' : getEnding(reading)),
      hashtags: writeHashtags(reading, 'youtube', MAX_HASHTAGS),
    }
  }
}
