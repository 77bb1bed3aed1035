import { segmentText } from './segment-text'
import { createDisjointCheck } from './text-ranges'
import { findUrlRanges } from './urls'

const sentenceSegmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** Those that often end a sentence, such as "etc.", are not listed. */
const abbreviationPattern =
  /(?:^|[\s("“‘])(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Hon|Gov|Sen|Capt|Lt|Sgt|St|Mt|Ft|[Vv]s|[Ee]\.g|[Ii]\.e|[Cc]f|[Aa]pprox|Fig|Eq|Vol|Sra|Hr|ca|bzw|Mio|Mrd|z\.\s?B|d\.\s?h|u\.\s?a|p\.\s?ej)\.\s+$/
const abbreviationBeforeNumberPattern =
  /(?:^|[\s(])(?:No|Nos|Nr|pp?|Art|Sec|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.\s+$/i
/** For "3. Mai", "10 a.m. PT" and, in a list, "4. Oats". */
const dayNumberPattern = /(?:^|[\s(])\d{1,2}\.\s+$/
const germanMonthPattern =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u
const clockTimePattern = /\d\s?[ap]\.\s?m\.\s+$/i
const afterClockTimePattern =
  /^(?:(?:[ECMP][SD]?|AE[SD]|BS|CES?|GM|IS)T|UTC|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?!\p{L})/u
const listNumberPattern = /^\s*\d{1,3}\.\s+$/
const initialPattern = /(?:^|[\s(.])\p{Lu}\.\s+$/u
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
  return joinWhere(
    segmentText(sentenceSegmenter, text).map(({ segment }) => segment),
    (previousSegment, segment) => {
      const isListNumber = listNumberPattern.test(previousSegment) && /^$|\n/.test(text.charAt(offset - 1))
      offset += previousSegment.length
      return (
        isListNumber || continuesSentence(previousSegment, segment) || !isOutsideUrls({ start: offset, end: offset })
      )
    },
  )
}

/** Appends each part that continues the one before it. */
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
  if (dayNumberPattern.test(previousSegment) && germanMonthPattern.test(segment)) return true
  if (clockTimePattern.test(previousSegment) && afterClockTimePattern.test(segment)) return true
  if (abbreviationBeforeNumberPattern.test(previousSegment)) return /^\p{N}/u.test(segment)
  return initialPattern.test(previousSegment) && !sentenceOpenerPattern.test(segment)
}
