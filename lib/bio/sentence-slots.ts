import { capitalise } from '@/lib/writer/grammar'
import { clausesOf, ownSentence } from '@/lib/writer/phrasing/own-sentence'
import { gerund } from '@/lib/writer/words/inflect'

const longest = 70

/** What a visitor says of themselves in a sentence short enough for a bio, without closing mark; null where they do not. */
export function sentenceIn(prompt: string, line: string | null): string | null {
  const own = ownSentence(prompt)
  if (own !== null || line === null || line.length > longest) return own
  return /^(?:i|we) /i.test(line) ? capitalise(line) : null
}

/** "I help busy moms": what is done, in the visitor's own words; "my dog hates baths" is a scene. */
export function sentenceSlots(own: string): Record<string, string | null> {
  const { mine } = clausesOf(own)
  const [, verb, rest = ''] = /^(?:I|We) (\p{L}+)( [^,;]+)?$/u.exec(own) ?? []
  if (!verb) return { own, mine, scene: /^(?:my|our) /i.test(mine) ? mine : null, act: null, inf: null }
  const acts = !notBase.test(verb)
  return { own, mine, act: acts ? gerund(verb) + rest : null, inf: acts ? verb + rest : null }
}

const notBase =
  /^(?:am|was|were|are|had|have|been|did|do|\p{L}+ed|went|got|came|took|made|built|lost|found|left|grew|can|could|will|would|should|must|may|might|don['’]t|never|always|also|just|love|like|hate|want|need)$/iu
