import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { capitalizeIfLowercase, countWords } from '@/lib/core/strings/words'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { isSensitive } from './hard-day'
import { lowerFirst } from './known-names'
import { createLines, type Line } from './line'
import { finishSentence, orphanStartPattern } from './sentences'
import { findFiniteVerbIndex, hasTag, tagWords } from './tagger'

const makingPattern =
  /^(I |We )?((?:built|made|fixed|turned|saved|paid|grew|restored|cleaned|learned|taught|started|quit|passed|wrote|painted|baked|moved|lost|gained|found|renovated|planned|designed|sold|ran|cooked|opened|launched) (?!too |it ).+)/i
const callToActionPattern = /^(?:bring|order|come|book|dm|message|thank)\b/i

/** Returns lines taken from a text without changes: clauses, openings before a comma, and "How I …". */
export function writeCuts({ clauses, kind, language, sentences, text }: PromptReading): Line[] {
  if (language !== 'en') return writeForeignCuts(sentences, text)
  const bracketCut = writeBracketCut(text)
  if (bracketCut.length > 0) return bracketCut
  const statedClauses = clauses
    .filter((clause) => kind !== 'announcement' || !callToActionPattern.test(clause.text))
    .filter((clause) => !needsContext(clause.text, sentences[clause.sentence] ?? ''))
    .map((clause) => clause.text)
  const [, subject, act] = statedClauses
    .filter((clause) => countWords(clause) <= 14)
    .flatMap((clause) => makingPattern.exec(clause) ?? [])
  const isDiary = act !== undefined && subject === undefined
  const otherClauses = statedClauses.slice(0, 4).filter((clause) => !isDiary || !makingPattern.test(clause))
  const ownStory = /^How ((?:I|we) .+)$/.exec(removeFullStop(text))?.[1]
  const scenes = createLines('scene', [
    getNamedClause(sentences),
    statedClauses.length === 0 && getHead(sentences),
    ownStory && `${capitalizeIfLowercase(ownStory)}.`,
    act && `How ${/^we/i.test(subject ?? '') ? 'we' : 'I'} ${isDiary ? lowerFirst(act) : act}.`,
    isDiary && `I ${lowerFirst(act)}.`,
  ])
  const form = /^(?:story|day|change|opinion)$/.test(kind) ? 'scene' : 'statement'
  const statements = otherClauses.map((clause) => finishSentence(clause))
  return [...scenes, ...createLines(form, statements)]
}

export function writeBracketCut(text: string): Line[] {
  const mainPart = /^([^()]{12,}?) ?\([^()]{4,50}\)\.?$/.exec(text)?.[1]
  return createLines('statement', [mainPart && finishSentence(mainPart)])
}

const laterPattern = /^(?:now|then|still|later|again|afterwards)\b|^\S+ of (?:my|our|the|them|us)\b/i

/** Whether a clause depends on the text before it, as in "… and then I read it". */
function needsContext(clause: string, sentence: string): boolean {
  const start = sentence.toLowerCase().indexOf(clause.toLowerCase())
  const precedingPattern = /\b(?:then|until|when|after that|at the end),? ?$/i
  return start > 0 && (laterPattern.test(clause) || precedingPattern.test(sentence.slice(0, start)))
}

/** For "Why I stopped using it, what I miss …"; null if the rest contradicts or continues the text, or ends a list. */
function getHead(sentences: readonly string[]): string | null {
  const [head = '', rest = ''] = removeFullStop(sentences[0] ?? '').split(/, (?=[^,]{6,60}$)/)
  if (countWords(head) < 6 || rest === '' || /:|n’t\b|\b(?:not|never|no|I’m)\b/i.test(head)) return null
  return canSeparate([head, rest]) ? finishSentence(head) : null
}

/** "My first trip to Japan, 3 weeks, everything went wrong" becomes "My first trip to Japan: everything went wrong." */
function getNamedClause(sentences: readonly string[]): string | null {
  const [name = '', middle = '', last = '', extraPart] = removeFullStop(sentences[0] ?? '').split(/, (?![^(]*\))/)
  const isNamed = extraPart === undefined && countWords(name) > 2 && countWords(name) < 10 && countWords(last) > 2
  const isAction = hasVerb(name) || hasTag(tagWords(name)[0], 'Infinitive', 'Imperative')
  if (!isNamed || isAction || /[:?]/.test(`${name} ${last}`)) return null
  const needsName = (part: string) => orphanStartPattern.test(part) || /^I’m\b/.test(part) || laterPattern.test(part)
  const canFollow = (part: string) => !needsName(part) && (hasVerb(part) || /\d/.test(part))
  const eventPart = [last, middle].find(canFollow)
  return eventPart === undefined ? null : finishSentence(`${name}: ${lowerFirst(eventPart)}`)
}

const dependentPattern =
  /^(?:and|but|so|or|because|if|when|while|which|who|that|until|unless|although|though|then|as|than|like|to|with|for|not|never|nor|except|especially|even|instead|rather|after|before)\b/i

/** Whether the parts of a sentence make sense apart: none contrasts with, limits or needs another, or ends a list. */
export function canSeparate(parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? ''
  if (parts.length < 2 || parts.some((part) => dependentPattern.test(part))) return false
  return !/ (?:and|or) /.test(last) || hasVerb(last)
}

export const hasVerb = (text: string): boolean => findFiniteVerbIndex(tagWords(text)) > 0

const explainingPattern =
  /(?:erklären|zeigen|erzählen|explicar|contar|mostrar|expliquer|montrer|raconter|spiegare|mostrare),? (?=(?:warum|wie|was|por ?qu[eé]|c[oó]mo|como|o que|qué|pourquoi|comment|ce que|perch[eé]|come|cosa)(?!\p{L}))/iu

/** The part that the visitor wants to explain, whole sentences, or the text before a comma. */
function writeForeignCuts(sentences: readonly string[], text: string): Line[] {
  const [, explainedPart] = text.split(explainingPattern)
  const [firstPart = '', secondPart] = (sentences[0] ?? '').split(/[,，、،] ?/)
  const isCut = secondPart !== undefined && countWords(firstPart) > 3
  const cuts = [explainedPart, ...(sentences.length > 1 ? sentences : []), isCut && firstPart]
  const statements = cuts.map((cut) => cut && finishSentence(cut, false))
  return createLines('statement', statements)
}

const scenePattern =
  /^(?:\p{L}+ing|sunset|sunrise|evening|morning|solo|weekend|two|three) |^(?:my|our|a|the) (?:\p{L}+ ){1,4}\p{L}+ing /iu
const notScenePattern =
  /\b(?:i|i’m|i’ll|me|which|who|that|when|if|like|opinion|tips?|free|starting|launching|opening)\b|[:?%/£$€]/i

/** Whether a prompt is a phrase for an image: a person or a moment in progress. */
export function isScene({ kind, topic, text, sentences, clauses }: PromptReading): boolean {
  const isPhrase =
    /^(?:story|subject|place|day)$/.test(kind) && topic === null && sentences.length === 1 && clauses.length === 0
  const readsLikeScene = scenePattern.test(text) && !notScenePattern.test(text) && !hasVerb(text)
  return isPhrase && readsLikeScene && countWords(text) < 12 && !isSensitive(text)
}
