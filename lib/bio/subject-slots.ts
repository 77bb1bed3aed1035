import { kindOf, modifierOf } from '@/lib/writer/phrasing/names'
import type { Topic } from '@/lib/writer/topic'

/** Verbs that stand in where a prompt names none: "working on productivity" says nothing in a bio. */
const vague =
  /^(?:work(?:ing)? (?:on|as|in|at)|learn(?:ing)? about|get(?:ting)? into|choos(?:e|ing)|try(?:ing)?|look(?:ing)? after|liv(?:e|ing) with|deal(?:ing)? with|follow(?:ing)?|launch(?:ing)?|read(?:ing)? an?|run(?:ning)? an?)\b/i

/**
 * A topic in the forms that leads need. `bare`: only its noun is to be trusted. `claims`: it is an illness that the
 * visitor says can be cured.
 */
export function subjectSlots(
  { prompt, topic }: { prompt: string; topic: Topic },
  { bare, claims }: { bare: boolean; claims: boolean },
): Record<string, string | null> {
  const where = topic.setting?.startsWith('in ') ? ` ${topic.setting}` : ''
  const mine = /^(?:my|our) \p{L}+['’]s /iu.test(prompt) ? 'my ' : ''
  const kind = mine + (bare ? topic.noun : kindOf(topic) + where).replace(/^new /, '')
  const name = kind.replace(/^the /, '')
  const acts = !bare && !vague.test(topic.activity)
  const act = acts ? topic.activity + where : null
  return {
    kind,
    bare: name,
    mod: mine ? null : modifierOf(topic),
    // Nobody is fond of an illness, or wants more of it.
    fond: claims ? null : kind,
    more: claims ? null : name,
    act,
    // "How I paid off my loans" is done.
    still: /^how (?:i|we)\b/i.test(prompt) ? null : act,
    inf: acts ? topic.infinitive + where : null,
  }
}
