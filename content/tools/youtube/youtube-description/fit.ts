import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { cleanText, emojiLimits, joinLines, limitEmoji } from '@/lib/core/strings/clean-text'
import { hasInventedNumber } from '@/lib/core/strings/invented-numbers'
import { isRejected } from '@/lib/core/strings/rejection-reason'
import { usesAvoidedWord } from '@/lib/core/strings/unwanted-words'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { generateShorterTexts } from '@/lib/kits/posts/fit-post'
import { measureByteLength } from '@/lib/platforms/counting/text-length'
import { fitHashtags } from '@/lib/platforms/hashtags/fit-hashtags'
import { type Link, parseLinks } from '@/lib/platforms/links'
import { youtubeDescription } from '@/lib/platforms/networks/youtube'
import { type Chapter, chapterRules, normalizeChapters, parseTimestamp } from '@/lib/platforms/youtube/chapters'
import { getDetails } from '@/lib/tool/prompt-reading'
import { memoizePerRequest } from '@/lib/tool/visitor-text'
import { type Description, type DescriptionInput, formatDescription } from './fields'
import { parseSource, type Source } from './source'

/**
 * Shortens a description to 5,000 bytes: drops sentences of the body first, then hashtags, the call to action and the
 * last chapters. Returns null if the first lines and links alone are too long.
 */
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

const MAX_LABEL_LENGTH = 70
const MAX_CHAPTERS = 8

export function fitDescription(item: Description, input: DescriptionInput): Description | null {
  const { prompt, parameters } = input
  const source = parseSource(input)
  const [firstLines = '', body = '', cta = ''] = limitEmoji(
    [
      truncateAtWord(joinLines(cleanBody(item.firstLines, input)), youtubeDescription.fold.max),
      parameters.type === 'short' ? '' : cleanBody(item.body, input),
      parameters.action === '' ? joinLines(cleanBody(item.cta, input)) : toSentence(parameters.action),
    ].join(partDivider),
    emojiLimits[parameters.emoji],
  )
    .split(partDivider.trim())
    .map((part) => part.trim())
  const fittedDescription = {
    firstLines,
    body,
    chapters: parameters.type === 'short' ? [] : fitChapters(item.chapters, source, input),
    cta,
    hashtags: fitHashtags(item.hashtags, {
      max: Number(parameters.hashtags),
      excludedTags: parameters.avoid.split(','),
    }),
  }
  if (firstLines === '') return null
  const labels = source.chapters.length > 0 ? [] : fittedDescription.chapters.map(({ label }) => label)
  const modelText = [firstLines, body, ...(parameters.action === '' ? [cta] : []), ...labels].join('\n')
  const visitorText = [prompt, parameters.keyword, parameters.chapters, ...Object.values(getDetails(parameters))].join(
    '\n',
  )
  const allowedNumbers = [fittedDescription.chapters.length]
  const isCliche = isRejected(modelText) && !isRejected(visitorText)
  if (isCliche || hasInventedNumber(modelText, visitorText, { allowedNumbers, allowsClockTimes: true })) return null
  return usesAvoidedWord(modelText, parameters.avoid) ? null : fitToByteLimit(fittedDescription, source.links)
}

const partDivider = '\n\u241E\n'

const getVisitorUrls = memoizePerRequest(
  ({ prompt, parameters }: DescriptionInput) =>
    new Set(parseLinks(`${prompt}\n${parameters.links}`).map(({ url }) => url)),
)

/** Removes < and >, hashtags, and URLs that the visitor did not provide. */
function cleanBody(text: string, input: DescriptionInput): string {
  const visitorUrls = getVisitorUrls(input)
  return cleanText(text)
    .split('\n')
    .filter((line) => parseLinks(line).every(({ url }) => visitorUrls.has(url)))
    .join('\n')
    .replace(/(?:^|\s)(?:#[\p{L}\p{N}_]+\s*){2,}/gu, (tags, offset: number, fullText: string) =>
      offset + tags.length === fullText.length ? '' : tags,
    )
    .replace(/[<>]/g, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function toSentence(text: string): string {
  const plainText = text.replace(/[<>]/g, '').trim()
  return `${capitalizeFirst(plainText)}${/[.!?…。！？\p{Extended_Pictographic}]$/u.test(plainText) || parseLinks(plainText).length > 0 ? '' : '.'}`
}

/**
 * Returns the visitor's own chapters if there are any, otherwise the model's chapters. The model's times are preserved
 * only if the visitor's text contains every time. Otherwise the times are blank.
 */
function fitChapters(modelChapters: readonly Chapter[], { chapters }: Source, { prompt }: DescriptionInput): Chapter[] {
  if (chapters.length > 0) return chapters
  const labeledChapters = modelChapters
    .map(({ time, label }) => ({
      time: time.trim(),
      label: truncateAtWord(joinLines(cleanLabel(label)), MAX_LABEL_LENGTH),
    }))
    .filter(({ label }) => label !== '')
    .slice(0, MAX_CHAPTERS)
  if (labeledChapters.length < chapterRules.minCount) return []
  const [firstChapter, ...otherChapters] = labeledChapters
  const isFromVisitor = (time: string) => /^[\d:]+$/.test(time) && (parseTimestamp(time) === 0 || prompt.includes(time))
  if (labeledChapters.every(({ time }) => isFromVisitor(time))) {
    const sortedChapters = normalizeChapters(labeledChapters, firstChapter?.label ?? '')
    if (sortedChapters.length === labeledChapters.length) return sortedChapters
  }
  return [
    { time: '0:00', label: firstChapter?.label ?? '' },
    ...otherChapters.map(({ label }) => ({ time: '', label })),
  ]
}

function cleanLabel(label: string): string {
  return limitEmoji(cleanText(label), 0)
    .replace(/^[\d:]+\s+|[<>]/g, '')
    .replace(/\.$/, '')
}
