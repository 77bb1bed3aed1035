import nlp from 'compromise'
import { capitalise } from '@/lib/writer/grammar'

const longest = 9
const MAX_LINE = 120
const request = /^(?:i|we)(?:['’]d| would)? (?:want|need|like|would|have to|am looking|are looking|wonder)\b/i

/**
 * A prompt that is itself a short sentence about the visitor ("my dog hates baths"), as a sentence without closing
 * mark; null for a topic, a request or a longer text. At most nine words in 120 characters.
 */
export function ownSentence(prompt: string): string | null {
  const text = prompt.trim().replace(/(?<![.!\s])[.!\s]+$/u, '')
  if (text.length > MAX_LINE) return null
  if (/[\n?!.,:;(){}[\]<>#@/]/u.test(text) || text.split(/\s+/).length > longest) return null
  if (request.test(text)) return null
  const aboutMe = /^(?:i|i['’]m|i['’]ve|we|we['’]re|we['’]ve) /i.test(text)
  if (!aboutMe && !(/^(?:my|our) /i.test(text) && isSentence(text))) return null
  return capitalise(text.replace(/\bi\b/g, 'I'))
}

/** The sentence inside another one: "my dog hates baths"; and of a reader: "your dog hates baths", where it can be. */
export function clausesOf(sentence: string): { mine: string; yours: string | null } {
  const mine = sentence.replace(/^(?:My|Our|We)(?=[ ’'])/, (word) => word.toLowerCase())
  return { mine, yours: /^my /.test(mine) ? mine.replace(/\bmy\b/g, 'your') : null }
}

function isSentence(text: string): boolean {
  const verbs = nlp(text).match('(#PresentTense|#PastTense|#Copula|#Modal|#Auxiliary)').not('#Gerund')
  return verbs.found && text.split(/\s+/).length >= 4
}
