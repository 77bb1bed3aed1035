import { capitalizeIfLowercase } from '@/lib/core/strings/words'
import type { Clause } from '@/lib/tool/prompt-reading'
import {
  dependentPattern,
  groupSegments,
  hasBareSubject,
  hasOwnVerb,
  isClause,
  isClosingNote,
  isDiaryClause,
  isOrphan,
  needsNextSegment,
  type Segment,
  splitSegments,
  strandedPattern,
} from './segments'
import { isQuestion } from './sentences'
import { findFiniteVerbIndex, hasTag, type Term } from './tagger'

/** A sentence with its terms; their offsets refer to the whole tagged text. */
export type TaggedSentence = { text: string; terms: readonly Term[] }

/** Whether a segment can be dropped: a reason, an announcement, or a late addition. */
function canDrop(segment: Segment, precedingTerms: readonly Term[]): boolean {
  const words = segment.terms.slice(0, 3).map(({ word }) => word)
  const isAnnouncement = /^(?:this is|here is|these are) (?:what|how|why|where)/.test(words.join(' '))
  if (segment.conjunction === 'because' || isAnnouncement) return true
  const isOwnStory = isDiaryClause(precedingTerms) || /^(?:i|we)$/.test(precedingTerms[0]?.word ?? '')
  const isAboutOthers = segment.conjunction === 'and' && /^(?:he|she|it|they)$/.test(words[0] ?? '')
  if (isAboutOthers) return isOwnStory && precedingTerms.length > 8
  return segment.conjunction === 'when' && precedingTerms.length > 12
}

const MAX_CLAUSE_WORDS = 26

function isCompleteSentence(terms: readonly Term[], [opening, ...others]: readonly Segment[]): boolean {
  const [first] = terms
  const wordCount = terms.filter(({ text }) => text !== '').length
  if (!first || !opening || wordCount < 3 || wordCount > MAX_CLAUSE_WORDS || isOrphan(terms) || hasBareSubject(terms))
    return false
  const isAge = first.word === 'i' && /^\d/.test(terms[2]?.text ?? '')
  if (isAge || strandedPattern.test(terms.at(-1)?.word ?? '') || refersBack(terms)) return false
  const isDependent =
    others.length === 0 && dependentPattern.test(first.word) && !/^(?:on|in|at|after|before|for)$/.test(first.word)
  if (isDependent || isClause(opening.terms)) return !isDependent
  return needsNextSegment(opening) && others.some((segment) => hasOwnVerb(segment.terms))
}

/** Whether a pronoun refers to a word outside the clause, as in "the kid was so happy to see it". */
function refersBack(terms: readonly Term[]): boolean {
  const verbIndex = findFiniteVerbIndex(terms)
  let [hasSubjectNoun, hasOtherNoun, isLaterClause] = [false, false, false]
  for (const [index, term] of terms.entries()) {
    isLaterClause ||=
      index > verbIndex &&
      (/^(?:and|but|because|when|if|that|which|who|then)$/.test(term.word) || !!terms[index - 1]?.post.includes(','))
    const hasAntecedent =
      hasOtherNoun || (hasSubjectNoun && (isLaterClause || /^(?:his|her|their|its)$/.test(term.word)))
    if (/^(?:he|she|it|they|him|them|his|her|their|its)$/.test(term.word) && !hasAntecedent) return true
    if (/^(?:that|this|those|these)$/.test(term.word) && index + 1 === verbIndex && !isLaterClause) return true
    const isNoun = hasTag(term, 'Noun') && !hasTag(term, 'Pronoun', 'Date', 'Possessive') && !/\d/.test(term.text)
    hasSubjectNoun ||= isNoun && index < verbIndex
    hasOtherNoun ||= isNoun && index >= verbIndex
  }
  return false
}

const sharpWordPattern =
  /^(?:never|nobody|no|not|none|nothing|only|every|everyone|everybody|still|first|last|finally|ever|always|without|wrong|worst|best|stop|free|banned|should|enough|exactly|even)$/

/** Introductions, habits and clauses that name nothing specific score below `MIN_SCORE`, which means dull. */
function scoreClause(terms: readonly Term[], isJoined: boolean, isLast: boolean): number {
  const count = (test: (term: Term) => boolean) => terms.filter(test).length
  const wordCount = count(({ text }) => text !== '')
  const verb = terms[findFiniteVerbIndex(terms)]
  const sharpCount = count((term) => sharpWordPattern.test(term.word) || hasTag(term, 'Negative'))
  const isPast = hasTag(verb, 'PastTense') || /^(?:quit|put|cut|hit|let|set|read|cost)$/.test(verb?.word ?? '')
  const isIntroduction =
    /^(?:i|we|my|our)$/.test(terms[0]?.word ?? '') &&
    !isPast &&
    sharpCount === 0 &&
    hasTag(verb, 'Copula', 'PresentTense', 'Infinitive')
  const figureCount = count((term) => hasTag(term, 'Value', 'Money', 'Time') || /\d/.test(term.text))
  return (
    Math.min(2, figureCount) +
    2 * Math.min(2, sharpCount) +
    (isPast || terms.some((term) => hasTag(term, 'PastTense')) ? 1 : 0) +
    (wordCount < 4 || wordCount > 18 ? -2 : wordCount > 4 && wordCount < 14 ? 2 : 0) -
    (isIntroduction ? 2 : 0) -
    2 * count((term) => /^(?:it|him|them|there)$/.test(term.word)) -
    (/^(?:me|us|it|him|her|them|you)$/.test(terms.at(-1)?.word ?? '') ? 2 : 0) -
    (isJoined && !hasTag(verb, 'Modal') ? 1 : 0) -
    (terms.some(({ post }) => post.includes(';')) ? 1 : 0) +
    (isLast ? 1 : 0)
  )
}

const MIN_SCORE = 2
const MAX_SENTENCE_TERMS = 90

/** Finds the clauses that read as complete sentences, best first. Term offsets refer to `typedText`. */
export function findClauses(sentences: readonly TaggedSentence[], typedText: string): Clause[] {
  const foundClauses: (Clause & { score: number })[] = []
  for (const [sentenceIndex, { text: sentenceText, terms }] of sentences.entries()) {
    if (terms.length < 2 || terms.length > MAX_SENTENCE_TERMS || sentenceText.endsWith('?')) continue
    const segments = splitSegments(terms)
    const getTerms = (run: readonly Segment[]) =>
      terms.slice(terms.indexOf(run[0]?.terms[0] as Term), terms.indexOf(run.at(-1)?.terms.at(-1) as Term) + 1)
    for (const group of groupSegments(segments)) {
      const [opening] = group
      if (!opening || isClosingNote(opening, opening === segments.at(-1))) continue
      const dropIndex = group.findIndex(
        (segment, index) => index > 0 && canDrop(segment, getTerms(group.slice(0, index))),
      )
      for (const run of dropIndex < 0 ? [group] : [group.slice(0, dropIndex), group]) {
        const runTerms = getTerms(run)
        const text = getText(runTerms, typedText)
        if (!isCompleteSentence(runTerms, run) || isQuestion(text)) continue
        const isLast = sentenceIndex === sentences.length - 1 && runTerms.at(-1) === terms.at(-1)
        const score = scoreClause(runTerms, opening.conjunction !== '', isLast)
        foundClauses.push({ text, sentence: sentenceIndex, score })
      }
    }
  }
  const sharpClauses = foundClauses.filter(({ score }) => score >= MIN_SCORE).sort((a, b) => b.score - a.score)
  return sharpClauses.map(({ text, sentence }) => ({ text, sentence }))
}

function getText(terms: readonly Term[], typedText: string): string {
  const startOffset = terms[0]?.start ?? 0
  const endOffset = terms.findLast(({ text }) => text !== '')?.end ?? startOffset
  const opening = /[“(]$/.exec(typedText.slice(0, startOffset))?.[0] ?? ''
  const closing = /^[)”’]+/.exec(typedText.slice(endOffset))?.[0] ?? ''
  return capitalizeIfLowercase(opening + typedText.slice(startOffset, endOffset) + closing)
}
