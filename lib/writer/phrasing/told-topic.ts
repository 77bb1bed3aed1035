import { articleFor } from '@/lib/writer/article'
import type { Topic } from '@/lib/writer/topic'
import { isPerson } from '@/lib/writer/words/people-nouns'

const aboutWriter = /\b(?:i|me|mine|we|us|our|ours)\b/i
const longest = 7

/** `name` is short and plural: "dogs and baths". */
export type ToldTopic = Topic & { name: string }

/**
 * The topic of a prompt that tells something of somebody: "my dog hates baths" is about "a dog that hates baths", not
 * about dogs. It is said to a reader, so "my" becomes "your". Null where the sentence has another shape.
 */
export function toldTopic(own: string, topic: Topic): ToldTopic | null {
  const match = /^my ((?:[\p{L}’'-]+ )??)([\p{L}’'-]+) (.+)$/iu.exec(own)
  const told = match && own.toLowerCase().startsWith(`my ${topic.noun.toLowerCase()} `)
  if (!told) return null
  const rest = own.slice(`my ${topic.noun} `.length).replace(/\bmy\b/g, 'your')
  if (aboutWriter.test(rest) || /^(?:and|or|of|for|with|in|on|at|to)\b/i.test(rest)) return null
  const noun = `${topic.noun} ${isPerson(topic.head.singular) ? 'who' : 'that'} ${rest}`
  if (noun.split(' ').length > longest) return null
  const nounWithArticle = topic.plural ? noun : `${articleFor(noun)} ${noun}`
  const other = topic.details.find((detail) => rest.toLowerCase().includes(detail.toLowerCase()))
  const living = /^(?:look|rais)/.test(topic.activity)
  return {
    ...topic,
    name: other && !other.includes(' ') ? `${topic.head.plural} and ${other}` : topic.head.plural,
    nounWithArticle,
    activity: `${living ? 'living' : 'dealing'} with ${nounWithArticle}`,
    infinitive: `${living ? 'live' : 'deal'} with ${nounWithArticle}`,
  }
}
