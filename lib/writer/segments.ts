import { findFiniteVerbIndex, hasTag, type Term } from './tagger'

export type Segment = { terms: readonly Term[]; conjunction: string; mark: string }

const joiningPattern = /^(?:and|but|so|then|yet|because|when|or|plus)$/
export const dependentPattern =
  /^(?:who|whom|which|whose|where|when|while|if|because|although|though|since|unless|until|than|that|like|as|to|for|of|with|without|by|including|especially|even|whether|after|before|how|why|what|rather|instead|except|not|nor|or|from|into|at|on|in|only)$/
const orphanPattern =
  /^(?:that|this|these|those|it|he|she|they|his|her|their|its|him|them|there|here|both|neither|either|another|others?|same|such|one|ones|then|otherwise|instead|also|too|because|so|and|but|or|most|some|none|all|turns|under|even)$/
const wholePattern =
  /^(?:one of|some of|most of|all of|half of|both of|all my|all our|here (?:is|are)|there (?:is|are|was|were))\b/
/** Last words of an unfinished clause, as in "before I had". */
export const strandedPattern =
  /^(?:had|did|was|do|does|could|would|should|will|is|are|have|has|can|to|and|or|but|the|a|my|of|with|for)$/
const diaryVerbPattern =
  /^(?:got|took|made|went|found|bought|built|lost|sold|ran|ate|won|spent|left|told|gave|met|quit|tried|moved|said|saw|chopped|cut|cried|finally)$/
const imperativePattern =
  /^(?:stop|never|don’t|do|let|please|bring|come|try|use|keep|get|put|join|tell|order|book|meet|check|save|add|mix|bake|call|visit|grab|undo)$/

export function isClause(terms: readonly Term[]): boolean {
  return hasOwnVerb(terms) || isDiaryClause(terms) || isImperative(terms)
}

export function hasOwnVerb(terms: readonly Term[]): boolean {
  const [first, next] = terms
  if (hasTag(first, 'PastTense') && !hasTag(first, 'Noun')) return false
  if (hasTag(first, 'Infinitive') && hasTag(next, 'Determiner', 'Possessive', 'Pronoun')) return false
  const verbIndex = findFiniteVerbIndex(terms)
  // "Reading ten books so you don’t have to": the plural was tagged as a verb.
  return verbIndex > 0 && (!hasTag(first, 'Gerund') || hasTag(terms[verbIndex], 'Copula', 'Modal', 'Auxiliary'))
}

/** Whether terms form a diary sentence without "I", as in "Pulled a toy dinosaur out of a toilet". */
export function isDiaryClause(terms: readonly Term[]): boolean {
  const [first, next] = terms.slice(hasTag(terms[0], 'Adverb') ? 1 : 0)
  if (!first || !next || terms.length < 4 || next.word === 'by' || hasTag(next, 'Conjunction', 'QuestionWord'))
    return false
  return (
    diaryVerbPattern.test(first.word) ||
    (hasTag(first, 'PastTense') && !(hasTag(next, 'Noun') && !hasTag(next, 'Pronoun', 'Possessive')))
  )
}

/** Whether terms form a command, as in "Bring a mate" or "stop memorizing openings". */
function isImperative([first, next]: readonly Term[]): boolean {
  if (!first || !next || hasTag(first, 'Plural')) return false
  if (imperativePattern.test(first.word)) return !hasTag(next, 'Conjunction', 'QuestionWord', 'Copula')
  return hasTag(first, 'Infinitive', 'Imperative') && hasTag(next, 'Determiner', 'Possessive', 'Pronoun')
}

/** Splits a sentence at punctuation and at conjunctions between clauses, outside brackets and quotation marks. */
export function splitSegments(terms: readonly Term[]): Segment[] {
  const segments: Segment[] = []
  let [start, depth, conjunction] = [0, 0, '']
  const close = (end: number) => {
    if (end > start) segments.push({ terms: terms.slice(start, end), conjunction, mark: terms[start - 1]?.post ?? '' })
    start = end
    conjunction = ''
  }
  for (const [index, { word, text, post }] of terms.entries()) {
    const isJoining = joiningPattern.test(word)
    const canSplit = isJoining && index > start && depth === 0 && isClause(terms.slice(start, index))
    if (canSplit && opensClause(terms.slice(index + 1, index + 10))) close(index)
    if (isJoining && index === start && index > 0) {
      conjunction = word
      start = terms[index + 1]?.word === 'then' ? index + 2 : index + 1
      continue
    }
    depth = Math.max(0, depth + (text + post).split(/[(“]/).length - (text + post).split(/[)”]/).length)
    if (depth === 0 && /[,;:–—]\s|\s[-–—]\s/.test(post)) close(index + 1)
  }
  close(terms.length)
  return segments
}

/** Whether terms start with a subject and its verb: "and the generator would not start". */
function opensClause(terms: readonly Term[]): boolean {
  const markIndex = terms.findIndex(({ post }) => /[,;:–—-]\s/.test(post))
  const isVerbFirst = hasTag(terms[0], 'Verb') && !hasTag(terms[0], 'Noun')
  return !isVerbFirst && findFiniteVerbIndex(markIndex < 0 ? terms : terms.slice(0, markIndex + 1)) > 0
}

export function isOrphan(terms: readonly Term[]): boolean {
  const words = terms.slice(0, 3).map(({ word }) => word)
  return orphanPattern.test(words[0] ?? '') && !wholePattern.test(words.join(' '))
}

/** Whether terms start with a subject without its article, as in the note "client never flinched". */
export function hasBareSubject([first, next]: readonly Term[]): boolean {
  const isNoun =
    hasTag(first, 'Singular', 'Actor') &&
    !hasTag(first, 'ProperNoun', 'Pronoun', 'Possessive', 'Uncountable', 'Date', 'Gerund')
  return isNoun && hasTag(next, 'Verb', 'Adverb', 'Copula', 'Negative')
}

/** Whether a segment contradicts, explains or limits the previous one and cannot be separated from it. */
function dependsOnPrevious({ terms, conjunction, mark }: Segment): boolean {
  const isAddition =
    /^(?:and|then|plus|)$/.test(conjunction) && !/[;:]/.test(mark) && !dependentPattern.test(terms[0]?.word ?? '')
  return !isAddition || !hasOwnVerb(terms) || isOrphan(terms) || strandedPattern.test(terms.at(-1)?.word ?? '')
}

/** Whether a segment is an introduction that needs the next segment, as in "When I opened the oven" or "last week". */
export function needsNextSegment({ terms }: Segment): boolean {
  const [first] = terms
  if (dependentPattern.test(first?.word ?? '')) return true
  const isAdverbial = hasTag(first, 'Preposition', 'Adverb', 'Date', 'Gerund', 'Conjunction', 'Expression')
  return !hasOwnVerb(terms) && (isAdverbial || (terms.length === 1 && hasTag(first, 'Adjective')))
}

/** Whether a segment is a removable note, as in ", 20 secs" or ", gained 9kg without it". */
export function isClosingNote({ terms, conjunction, mark }: Segment, isLast: boolean): boolean {
  if (conjunction !== '' || !mark.includes(',')) return false
  const opensNote = /^(?:no|back|same|still|just|yes)$/.test(terms[0]?.word ?? '')
  return hasTag(terms[0], 'Value') || (isLast && (opensNote || isDiaryClause(terms)))
}

/** Groups segments into runs: a clause or phrase with all segments that depend on it. */
export function groupSegments(segments: readonly Segment[]): Segment[][] {
  const groups: Segment[][] = []
  for (const [index, segment] of segments.entries()) {
    const previousSegment = segments[index - 1]
    const followsWholeClause =
      previousSegment &&
      isClause(previousSegment.terms) &&
      !needsNextSegment(previousSegment) &&
      !(segment.conjunction === 'and' && isImperative(previousSegment.terms))
    // "Plumber, pulled a toy dinosaur …": a name or a topic before a complete sentence.
    const followsName =
      previousSegment &&
      index === 1 &&
      !needsNextSegment(previousSegment) &&
      !isClause(previousSegment.terms) &&
      segment.conjunction === '' &&
      !hasBareSubject(segment.terms)
    const isInList = segments.slice(0, index).some(({ mark }) => mark.includes(':'))
    const startsGroup =
      !previousSegment ||
      (!isInList && isClosingNote(segment, index === segments.length - 1)) ||
      (followsName && isDiaryClause(segment.terms)) ||
      ((followsName || followsWholeClause) && !dependsOnPrevious(segment))
    if (startsGroup) groups.push([segment])
    else groups.at(-1)?.push(segment)
  }
  return groups
}
