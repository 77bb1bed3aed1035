import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { hasProfanity } from '@/lib/core/strings/unwanted-words'
import { getWordRank } from '@/lib/text/language/word-data'
import type { PromptKind, PromptReading } from '@/lib/tool/prompt-reading'
import { toSingular } from './field-table'
import { isKnownName, isPlace } from './known-names'
import { findNounPhrases, isTopicOnly, type NounPhrase } from './noun-phrases'
import { hasTag, tagWords } from './tagger'

const MAX_TAG_LETTERS = 24
const MAX_TAGS = 8
/** Frequency rank above which a word is specific enough for a tag: "linocut", not "light". */
const MIN_TAG_RANK = 20_000
/** A lower threshold for the main noun of a post. */
const MIN_MAIN_RANK = 12_000

const platformPatterns = { tiktok: / tok$/, instagram: /gram$/, x: / twitter$/, youtube: /^$/ }
export type TagPlatform = keyof typeof platformPatterns

const tagsByKind: Partial<Record<PromptKind, readonly string[]>> = {
  opinion: ['unpopular opinion', 'hot take'],
  change: ['before and after'],
  skit: ['pov'],
  review: ['honest review'],
}
/** Phrases in a post that are tags as written. */
const formPattern =
  /\b(?:now hiring|giveaway|restock|pop up|morning routine|from scratch|study with me|before and after)\b/gi
const lossPattern =
  /\b(?:died|passed away|funeral|los(?:t|ing) (?:my|our)|said goodbye|put (?:him|her|them|(?:my|our) \w+) to sleep)\b/i
const hardPattern =
  /\b(?:grief|cancer|chemo|dementia|alzheimer[’']?s|depression|anxiety|miscarriage|infertility|divorce|breakup|layoffs?|laid off|stroke|addiction|hospice|burnout)\b/gi

const streetPattern = /^ (?:Street|Road|Avenue|St|Rd)\b/

/**
 * Finds tags for a post or an account as words with spaces, best first, without duplicates. `field` tags are common in
 * the field of the main noun, broadest first; `form` is that of the post, such as "before and after". A hard day has at
 * most one tag: a typed word, or "grief" for a death.
 */
export function findTags(
  reading: PromptReading,
  platform: TagPlatform,
  region = '',
): Record<'own' | 'field' | 'form', string[]> {
  const { text, language, kind, sure, isHardDay, hashtags, instructions } = reading
  if (isHardDay) {
    const words = [...hashtags, ...(text.match(hardPattern) ?? []), ...(lossPattern.test(text) ? ['grief'] : [])]
    return { own: words.slice(0, 1), field: [], form: [] }
  }
  const isEnglish = language === 'en'
  const phrases = findNounPhrases(reading)
  const mainPhrase = findMainPhrase(reading)
  const wholeText = [...instructions.phrases, text].join(' | ')
  const shouldOmitFieldTags = /\bno (?:generic|broad|common|basic|big)\b/i.test(wholeText)
  const isOwnTopic =
    mainPhrase && (mainPhrase.role === 'topic' || /\b(?:my|our) $/.test(text.slice(0, mainPhrase.start)))
  const fieldTags = (!shouldOmitFieldTags && isOwnTopic && mainPhrase.fieldTags) || []
  const seenTags = new Set<string>()
  const takeNewTags = (tags: readonly string[]) =>
    tags.filter((tag) => {
      const letters = toSingular(tag.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, ''))
      const isNew = !seenTags.has(letters) && letters !== '' && letters.length <= MAX_TAG_LETTERS && !hasProfanity(tag)
      if (isNew) seenTags.add(letters)
      return isNew
    })
  const topics = isEnglish
    ? phrases.filter((phrase) => isAbout(reading, phrase, mainPhrase))
    : phrases.slice(0, isTopicOnly(reading) ? 4 : 2)
  const sortedTopics = topics.toSorted((one, other) => Number(other.role === 'topic') - Number(one.role === 'topic'))
  const isTag = (words: string, phrase: NounPhrase) =>
    / /.test(words) ? isSpelled(words) : isDistinctive(words, phrase === mainPhrase ? MIN_MAIN_RANK : MIN_TAG_RANK)
  const phraseTags = sortedTopics.flatMap((phrase) => phrase.forms.filter((form) => !isEnglish || isTag(form, phrase)))
  const fieldWords = topics.flatMap(({ fieldWord = '', text: phrase }) => {
    const typedWords = phrase.split(' ').slice(-fieldWord.split(' ').length).join(' ')
    const isMain = fieldWord !== '' && (fieldWord === mainPhrase?.fieldWord || / /.test(fieldWord))
    return isMain ? (toSingular(typedWords.toLowerCase()) === fieldWord ? typedWords : fieldWord) : []
  })
  const isStreet = ({ text: name, start }: NounPhrase) => streetPattern.test(text.slice(start + name.length))
  const places = phrases.filter((phrase) => phrase.role === 'place' && !isStreet(phrase))
  const own = [
    ...hashtags,
    places[0] ? findPlaceTag(text, places[0], topics) : '',
    ...phraseTags,
    ...(text.match(/(?<![\p{L}])\p{L}{3,14} (?:for (?:beginners|men|women|kids|seniors)|over [3-7]0)(?!\p{L})/giu) ??
      []),
    region,
    ...places.map((place) => place.text),
    ...fieldWords,
  ]
  const patterns = Object.entries(platformPatterns)
  const suitsPlatform = (tag: string) => patterns.every(([name, pattern]) => name === platform || !pattern.test(tag))
  const formTags = [...(text.toLowerCase().match(formPattern) ?? []), ...((sure && tagsByKind[kind]) || [])]
  return {
    own: takeNewTags(own).slice(0, MAX_TAGS),
    field: takeNewTags(fieldTags.filter(suitsPlatform)).slice(0, 3),
    form: takeNewTags(isEnglish ? formTags : []),
  }
}

/** Finds the main phrase: in the first sentence, the first topic that names a field or has two words. */
function findMainPhrase(reading: PromptReading): NounPhrase | undefined {
  const phrases = findNounPhrases(reading).filter(({ role }) => role !== 'place')
  const end = reading.text.search(/[.:;!?\n]/)
  const isFirst = ({ start }: NounPhrase) => start < end
  const firstPhrases = phrases.some(isFirst) ? phrases.filter(isFirst) : phrases.slice(0, 1)
  const isSure = ({ text, fieldTags }: NounPhrase) => fieldTags !== undefined || / /.test(text)
  const topics = firstPhrases.filter(({ role }) => role === 'topic')
  const distinctiveTopic = topics.find(({ text }) => isDistinctive(text))
  return topics.find(isSure) ?? distinctiveTopic ?? firstPhrases.find(isSure) ?? topics[0]
}

/** Whether a post is about a phrase. The phrase must be near the start and, in a story, be specific. */
function isAbout(reading: PromptReading, phrase: NounPhrase, mainPhrase: NounPhrase | undefined): boolean {
  const { sentences } = reading
  if (phrase.role === 'place' || namesSomebody(phrase.text) || /\btags?\b/i.test(phrase.text)) return false
  if (phrase === mainPhrase)
    return phrase.fieldTags !== undefined || / /.test(phrase.text) || isDistinctive(phrase.text)
  const firstSentence = sentences[0] ?? ''
  const isFirst = phrase.start < Math.max(firstSentence.length, 40)
  const isCircumstance = /\b(?:an?|the|my|our|his|her) $/.test(reading.text.slice(0, phrase.start))
  const isSpecific = (/ /.test(phrase.text) && !isCircumstance) || / /.test(phrase.fieldWord ?? '')
  return isFirst && (isSpecific || phrase.role === 'topic' || isTopicOnly(reading))
}

/** Whether a phrase contains an unknown personal name: "baby Inez". */
export function namesSomebody(phrase: string): boolean {
  const [first = '', ...words] = phrase.split(' ')
  const isName = (word: string) =>
    /^\p{Ll}/u.test(first) || (isSpelled(first.toLowerCase()) && hasTag(tagWords(word)[0], 'Person'))
  return words.some((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isKnownName(word) && isName(word))
}

/** Whether every word is known or a name, as misspelled words make bad tags. */
export function isSpelled(phrase: string): boolean {
  return phrase.split(' ').every((word) => /^\p{Lu}/u.test(word) || Number.isFinite(getWordRank(word.toLowerCase())))
}

function isDistinctive(word: string, minRank = MIN_MAIN_RANK): boolean {
  const rank = getWordRank(word.toLowerCase())
  return /^[\p{L}+]{4,}$/u.test(word) && rank > minRank && (Number.isFinite(rank) || /^\p{Lu}/u.test(word))
}

/** Joins a place and its subject: "leeds bakery" from "our bakery in Leeds". */
function findPlaceTag(text: string, { text: place, start }: NounPhrase, topics: readonly NounPhrase[]): string {
  const precedingTopics = topics.filter(
    (topic) => topic.start < start && text.slice(topic.start, start).split(' ').length < 9,
  )
  const nearestTopic = precedingTopics.findLast((topic) =>
    /^ (?:in|near|at|from|on|around) $/.test(text.slice(topic.start + topic.text.length, start)),
  )
  const thing = (nearestTopic ?? precedingTopics.find(({ fieldTags }) => fieldTags))?.forms.findLast(isSpelled)
  const [, town = place, region = ''] =
    /^(?!(?:North|South|East|West|New)(?:ern)? )(\p{L}+) (\p{L}+)$/u.exec(place) ?? []
  const isInRegion = /^(?:USA|\p{Lu}{2})$/u.test(region) || isPlace(region.toLowerCase())
  const city = isInRegion && !isPlace(place.toLowerCase()) ? town : place
  return thing && !/^(?:USA|UK|EU)$/.test(city) ? `${city} ${thing}` : ''
}

/** "C++ tips" becomes "#cpptips", or "#CppTips" with `hasCapitals`. Arabic and Hebrew get underscores. */
export function toHashtag(words: string, hasCapitals = false): string {
  const plainText = words.replace(/c\+\+/i, 'cpp').replace(/['’.]/g, '')
  const cleanWords = plainText.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
  if (hasCapitals) return `#${cleanWords.map(capitalizeFirst).join('')}`
  return `#${cleanWords.join(/[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(words) ? '_' : '').toLowerCase()}`
}

/** Returns search phrases: the topic, and a question without its circumstances. */
export function findSearches({ isHardDay, topic, text, sentences, language }: PromptReading): string[] {
  if (isHardDay) return []
  const part = (language === 'en' ? sentences[0] : text)?.split(/[,;:!?.–—]/)[0] ?? ''
  const isQuestion = /^(?:how|why|what|when|where|is|are|can|does|should|which|best|top) /i.test(part)
  const endPattern = /(?<=\S+ \S+ \S+) (?:as|without|with|when|before|while|after|if|in|at|because|using)\b.*$/i
  const shortQuestion = part.replace(endPattern, '')
  const lines = language === 'en' ? [topic ?? '', ...(isQuestion ? [part, shortQuestion] : [])] : [part]
  const phrases = lines.map((line) =>
    line
      .trim()
      .toLowerCase()
      .replace(/^(?:an?|the|my|our) /, ''),
  )
  const isSearch = (phrase: string) => / /.test(phrase) && phrase.length <= 45 && phrase.split(' ').length <= 8
  return [...new Set(phrases)].filter(isSearch)
}

/** Returns up to `max` hashtags, best first; only typed ones on a hard day or if hashtags are unwanted. */
export function writeHashtags(reading: PromptReading, platform: TagPlatform, max: number): string[] {
  const { own, field, form } = findTags(reading, platform)
  const { noHashtags, maxItems = max } = reading.instructions
  const foundTags = [...own.slice(0, 2), ...field.slice(0, 2), ...own.slice(2), ...form]
  const tags = reading.isHardDay || noHashtags ? reading.hashtags : foundTags
  return [...new Set(tags.map((tag) => toHashtag(tag)))].slice(0, Math.min(max, maxItems))
}
