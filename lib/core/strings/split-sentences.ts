import { getSegmenter, segmentText } from './segment-text'
import { createDisjointCheck } from './text-ranges'
import { findUrlRanges } from './urls'

/** Those that often end a sentence, such as "etc.", are not listed. */
const abbreviationPattern =
  /(?:^|[\s("“‘])(?:Mr|Mrs|Ms|Mx|Dra?|Prof|Rev|Hon|Gov|Sen|Rep|Gen|Col|Maj|Capt|Lt|Sgt|St|Mt|Ft|[Vv]s|[Ee]\.g|[Ii]\.e|[Cc]f|[Aa]pprox|[Ff]eat|(?<!\d\s)ft|[Pp]rod|Fig|Eq|Vol|Sr(?:a|ta|es)|EE|Hr|ca|bzw|Mio|Mrd|z\.\s?[BT]|d\.\s?h|[uv]\.\s?a|p\.\s?ej)\.\s+$/
const abbreviationBeforeNumberPattern =
  /(?:^|[\s(])(?:No|Nos|Nr|pp?|Art|Sec|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.\s+$/i
/** A German ordinal: "am 3. Mai", "in der 1. Bundesliga". */
const ordinalPattern =
  /(?:^|[\s(])(?:d(?:er|ie|as|en|em|es)|(?<!\bI )am|im|vom|zum|zur|beim|(?:[mds]?ein|kein|unser|ihr|jed)(?:e[mnrs]?)?)\s\d{1,3}\.\s+$/i
const dayNumberPattern = /(?:^|[\s(])\d{1,2}\.\s+$/
const germanMonthPattern =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u
/** As in “z. B.” and “i. d. R.” */
const letterPattern = /(?:^|[\s(])\p{Ll}\.\s+$/u
/** Initials, and abbreviations that can end a sentence. */
const initialPattern = /(?:^|[\s(.])(?:\p{Lu}|Inc|Corp|Co|Ltd|Jr|Sr)\.\s+$/u
/** No sentence ends with an article: “the .Net framework”. A capital A within one is a letter. */
const articlePattern = /(?:(?:^|\s)(?:an?|[Tt]he)|^An?)\s\.$/
/** As in “Why?” she asked. */
const quotePattern = /[!?…][”"»’][^\S\n]+$/
const listNumberPattern = /^\s*\(?\p{N}{1,3}[.)]{1,2}[^\S\n]+$/u
const dayTimePattern = /[ap]\.\s?m\.\s+$/i
/** A time that no sentence consists of: “At 5 a.m. Anna bakes.” */
const openingTimePattern = /^\s*(?:About|After|Around|At|Before|By|From|Since|Until)\s[\d:]{1,5}\s?[ap]\.\s?m\.\s+$/i
const dayOrZonePattern =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|[ECMP][DS]?T|AE[DS]T|BST|CES?T|IST|GMT|UTC|Eastern|Central|Mountain|Pacific)(?!\p{L})/u
/** Words that start a new sentence: "Take plan B. Then go." */
const sentenceOpenerPattern =
  /^(?:The|This|That|There|These|Those|It|Its|Then|We|You|He|She|They|I|My|Our|Your|But|And|So|In|On|If|As|At|For|What|When|Why|How|A|An|No|Yes)(?!\p{L})/u

/**
 * The joined sentences equal the text. "Dr. No" and a question mark within a link do not end a sentence, but a line
 * break does.
 */
export function splitSentences(text: string): string[] {
  const isOutsideUrls = createDisjointCheck(findUrlRanges(text))
  let offset = 0
  let startsSentence = true
  return joinWhere(
    segmentText(getSegmenter('sentence'), replaceUnknownMarks(text)).map(({ segment, index }) =>
      text.slice(index, index + segment.length),
    ),
    (previousSegment, segment) => {
      offset += previousSegment.length
      const isListNumber = startsSentence && listNumberPattern.test(previousSegment)
      const continues =
        isListNumber || continuesSentence(previousSegment, segment) || !isOutsideUrls({ start: offset, end: offset })
      if (previousSegment.trim() !== '') startsSentence = !continues
      return continues
    },
  )
}

/** In Unicode, unlike three periods, the character … never ends a sentence, nor does the question mark of Greek. */
const replaceUnknownMarks = (text: string) => text.replaceAll('…', '.').replace(/(?<=\p{sc=Greek})[;\u037e]/gu, '?')

export function joinWhere(parts: Iterable<string>, continues: (previousPart: string, part: string) => boolean) {
  const result: string[] = []
  let previousPart = ''
  for (const part of parts) {
    if (continues(previousPart, part)) result[result.length - 1] += part
    else result.push(part)
    previousPart = part
  }
  return result
}

export function continuesSentence(previousSegment: string, segment: string): boolean {
  if (previousSegment === '') return false
  if (previousSegment.trim() === '' || abbreviationPattern.test(previousSegment)) return true
  if (articlePattern.test(previousSegment)) return true
  if (quotePattern.test(previousSegment)) return /^\p{Ll}/u.test(segment)
  if (dayTimePattern.test(previousSegment))
    return dayOrZonePattern.test(segment) || openingTimePattern.test(previousSegment)
  if (dayNumberPattern.test(previousSegment) && germanMonthPattern.test(segment)) return true
  if (letterPattern.test(previousSegment) && /^\p{L}\./u.test(segment)) return true
  if (abbreviationBeforeNumberPattern.test(previousSegment)) return /^\p{N}/u.test(segment)
  return (
    (initialPattern.test(previousSegment) || ordinalPattern.test(previousSegment)) &&
    !sentenceOpenerPattern.test(segment)
  )
}
