import { segmentText } from './segment-text'

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** Abbreviations that a sentence hardly ends with; what may end one, such as "etc.", only goes on before a small letter. */
const abbreviation =
  /(?:^|[\s("“‘])(?:Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Hon|Gov|Sen|Capt|Lt|Sgt|St|Mt|Ft|[Vv]s|[Ee]\.g|[Ii]\.e|[Cc]f|[Aa]pprox|Fig|Eq|Vol|Sra|Hr|z\.\s?B|d\.\s?h|u\.\s?a|p\.\s?ej)\.\s+$/
const beforeNumber =
  /(?:^|[\s(])(?:No|Nos|Nr|pp?|Art|Sec|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.\s+$/i
const initial = /(?:^|[\s(.])\p{Lu}\.\s+$/u
/** With these something new begins: "Take plan B. Then go." */
const opener =
  /^(?:The|This|That|There|These|Those|It|Its|Then|We|You|He|She|They|I|My|Our|Your|But|And|So|In|On|If|As|At|For|What|When|Why|How|A|An|No|Yes)(?!\p{L})/u

/** A text's sentences with the space behind them; joined they are the text. "Dr. No" is not the end of one, a line break is. */
export function splitSentences(text: string): string[] {
  const whole: string[] = []
  let before = ''
  for (const { segment } of segmentText(sentences, text)) {
    if (continuesSentence(before, segment)) whole[whole.length - 1] += segment
    else whole.push(segment)
    before = segment
  }
  return whole
}

function continuesSentence(before: string, segment: string): boolean {
  if (before === '') return false
  if (before.trim() === '' || abbreviation.test(before)) return true
  if (beforeNumber.test(before)) return /^\p{N}/u.test(segment)
  return initial.test(before) && !opener.test(segment)
}
