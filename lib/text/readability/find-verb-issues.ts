import nlp from 'compromise'
import { memoize } from '@/lib/core/memoize'

/** A range in a sentence, in UTF-16 units from its start. */
type VerbIssue = { kind: 'passive' | 'adverb'; start: number; end: number }

/** compromise takes quadratic time in a sentence's length. */
const MAX_SENTENCE_LENGTH = 600
/** Cache size. While the visitor types, all but one sentence stay the same. */
const MAX_CACHED_SENTENCES = 2_000

const possibleIssuePattern = /\b(?:am|is|are|was|were|be|been|being|get|gets|got|getting)\b|[’'](?:m|re|s|t)\b|ly\b/i
const beFormPattern = /^(?:am|is|are|was|were|be|been|being|get|gets|got|getting)$/
const interveningWordPattern =
  /^(?:not|also|often|still|just|already|now|never|always|only|all|both|ever|been|being|n't)$|ly$/
/**
 * Participles that are adjectives after “be”: of feelings, of states, and of verbs without an object, which have no
 * passive. compromise knows the others, such as “tired”.
 */
const stateParticiples: ReadonlySet<string> = new Set(
  (
    'amazed amused annoyed ashamed astonished bored concerned confused convinced delighted depressed disappointed ' +
    'disgusted embarrassed excited exhausted fascinated frightened frustrated honored honoured horrified impressed ' +
    'interested motivated obsessed overwhelmed pleased puzzled relieved satisfied scared shocked stressed stunned ' +
    'surprised terrified thrilled touched upset worried accustomed acquainted addicted advanced based blessed ' +
    'committed dedicated determined devoted dressed engaged experienced inclined involved known located lost married ' +
    'mistaken outdated prepared qualified related situated spoiled stuck supposed arrived become come ' +
    'departed disappeared expired fallen gone happened retired risen vanished worked closed'
  ).split(' '),
)
/** An adjective such as “unsalted” or “unexpected”, but not the participle of a verb such as “unlock”. */
const negatedAdjectivePattern =
  /^un(?!cover|der|earth|fold|follow|install|ited|leash|load|lock|mask|pack|plug|subscribe|tie|veil|wrap)\w+ed$/
/** These prepositions follow “it’s made”, and seldom “it has”. */
const sourcePrepositionPattern = /^(?:by|from|of|with)$/
/** Participles that equal the verb, which compromise takes for nouns or infinitives. */
const unchangedParticiplePattern = /^(?:broadcast|cast|cut|hit|let|put|read|split|spread)$/
/** Adverbs in -ly of time or degree, which no stronger verb replaces. */
const plainAdverbPattern = /^(?:only|early|daily|weekly|monthly|yearly|hourly|likely|family)$/

/** Finds the passive voice and adverbs in -ly in an English sentence, using compromise's tags (MIT). */
export function findVerbIssues(sentence: string): readonly VerbIssue[] {
  return possibleIssuePattern.test(sentence) ? analyzeSentence(sentence) : []
}

const analyzeSentence = memoize(
  (sentence) =>
    splitLongSentence(sentence).flatMap(({ text, start }) =>
      analyzePart(text).map((issue) => ({ ...issue, start: issue.start + start, end: issue.end + start })),
    ),
  MAX_CACHED_SENTENCES,
)

type Term = {
  text: string
  post: string
  normal: string
  implicit?: string
  tags: string[]
  offset: { start: number; length: number }
}

function analyzePart(text: string): VerbIssue[] {
  const sentences = nlp(text).json({ offset: true }) as { terms: Term[] }[]
  return sentences.flatMap(({ terms }) => {
    const issues: VerbIssue[] = []
    let passiveEnd = 0
    for (const [index, term] of terms.entries()) {
      const { start, length } = term.offset
      if (!text.startsWith(term.text, start)) continue
      if (isAdverb(term)) issues.push({ kind: 'adverb', start, end: start + length })
      if (start < passiveEnd) continue
      const participle = findParticiple(terms, index)
      if (!participle) continue
      passiveEnd = participle.offset.start + participle.text.length
      issues.push({
        kind: 'passive',
        start: length > 0 ? start : (terms[index - 1]?.offset.start ?? start),
        end: passiveEnd,
      })
    }
    return issues
  })
}

/** A contraction such as “we’re” has two terms, of which the second has no text. */
const getNormalWord = (term: Term | undefined) => (term?.implicit || term?.normal || '').toLowerCase()

function isAdverb(term: Term): boolean {
  const word = getNormalWord(term)
  return word.endsWith('ly') && term.tags.includes('Adverb') && !plainAdverbPattern.test(word)
}

/**
 * As in “was quickly written”, and “was it written” in a question. An adjective (“is tired”) counts only after “being”
 * or before an agent (“by us”).
 */
function findParticiple(terms: readonly Term[], beIndex: number): Term | undefined {
  const isBe = beFormPattern.test(getNormalWord(terms[beIndex]))
  if (!isBe && !isContractedHas(terms, beIndex)) return undefined
  const isQuestion = isBe && isInverted(terms, beIndex)
  let nextIndex = isQuestion ? skipSubject(terms, beIndex + 1) : beIndex + 1
  const lastIndex = nextIndex + 2
  while (nextIndex <= lastIndex && interveningWordPattern.test(getNormalWord(terms[nextIndex]))) nextIndex += 1
  const term = terms[nextIndex]
  if (!term || beFormPattern.test(getNormalWord(term))) return undefined
  const word = getNormalWord(term)
  const nextWord = getNormalWord(terms[nextIndex + 1])
  // “It is used to bake” is passive, “I am used to it” is not.
  if (word === 'used' && nextWord === 'to') return terms[nextIndex + 2]?.tags.includes('Infinitive') ? term : undefined
  const isState = stateParticiples.has(word) || negatedAdjectivePattern.test(word)
  const isVerb = (term.tags.includes('PastTense') || term.tags.includes('Participle')) && !isState
  // “It’s grown by 5%” means “it has”.
  if (!isBe && (!sourcePrepositionPattern.test(nextWord) || terms[nextIndex + 2]?.tags.includes('Value'))) return
  const isUnchanged = unchangedParticiplePattern.test(word)
  // “Is the newly baked bread good?” and “it is cast iron” are active.
  if ((isQuestion || isUnchanged) && isNoun(terms[nextIndex + 1])) return
  const isAction = nextWord === 'by' || getNormalWord(terms[nextIndex - 1]) === 'being'
  const isActionParticiple = isAction && /(?:ed|en|wn)$/.test(word)
  return isVerb || isActionParticiple || isUnchanged ? term : undefined
}

/** compromise expands “it’s” before a participle to “it has”, but “it’s made from oats” means “it is”. */
const isContractedHas = (terms: readonly Term[], index: number) =>
  terms[index]?.text === '' &&
  getNormalWord(terms[index]) === 'has' &&
  /^(?:it|this|that|what)$/.test(getNormalWord(terms[index - 1]))

const isInverted = (terms: readonly Term[], index: number) =>
  (index === 0 || terms[index - 1]?.tags.includes('QuestionWord')) && terms.at(-1)?.post.includes('?')

const isPronoun = (term: Term | undefined) => term?.tags.includes('Pronoun') && !term.tags.includes('Possessive')
const isNoun = (term: Term | undefined) => term?.tags.includes('Noun') && !isPronoun(term)

/** Returns the index after “it” or “the new video”. */
function skipSubject(terms: readonly Term[], start: number): number {
  if (isPronoun(terms[start])) return start + 1
  const end = terms.findIndex(
    (term, index) =>
      index >= start &&
      !isNoun(term) &&
      !['Determiner', 'Possessive', 'Adjective'].some((tag) => term.tags.includes(tag)),
  )
  return end < 0 ? terms.length : end
}

function splitLongSentence(text: string): { text: string; start: number }[] {
  const chunks: { text: string; start: number }[] = []
  let start = 0
  while (start < text.length) {
    const spaceIndex =
      text.length - start > MAX_SENTENCE_LENGTH ? text.lastIndexOf(' ', start + MAX_SENTENCE_LENGTH) : text.length
    const end = spaceIndex > start ? spaceIndex : Math.min(text.length, start + MAX_SENTENCE_LENGTH)
    chunks.push({ text: text.slice(start, end), start })
    start = end
  }
  return chunks
}
