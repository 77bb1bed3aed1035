import { fitHashtags } from '@/lib/fit/hashtags'
import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'

const longest = 24

/**
 * Hashtags for a topic from the visitor's own words and the field's tags: the topic itself, then the field (its
 * specific tags only where they name the topic), then the people. No figures about them, no filler. Every call mixes anew.
 */
export function topicHashtags(topic: Topic, max: number, random: Random, keyword = ''): string[] {
  const verb = topic.activity.split(' ')[0]
  const own = [keyword, topic.noun, ...topic.keywords].filter(
    (word) => word.trim() !== '' && (word !== verb || topic.noun.includes(word)),
  )
  const { niche, specific, audience, broad } = topic.niche.hashtags
  const about = fitHashtags(own.map(joined).filter(isReadable), { max: 3 })
  const close = specific.filter((tag) =>
    own.some((word) => word.length >= 4 && tag.includes(word.toLowerCase())),
  )
  const field = [...random.shuffle(close), ...random.shuffle(niche)]
  const tags = [
    ...about.slice(0, 2),
    ...field.slice(0, 2),
    ...about.slice(2),
    random.pick(audience),
    ...broad,
    ...field,
  ]
  return fitHashtags(tags, { max })
}

function joined(words: string): string {
  return words.toLowerCase().replace(/\+\+/g, 'pp').replace(/c#/g, 'csharp')
}

function isReadable(tag: string): boolean {
  const length = tag.replace(/[^\p{L}\p{N}]/gu, '').length
  return length >= 3 && length <= longest
}
