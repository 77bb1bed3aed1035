import type { Topic } from '@/lib/writer/topic'

/** Whether a text names the topic or one of the visitor's own words, whatever its ending. */
export function isAboutTopic(text: string, { noun, activity, head, keywords, details }: Topic): boolean {
  const words = [noun, activity, head.singular, head.plural, ...keywords, ...details]
    .flatMap((phrase) => phrase.toLowerCase().match(/[\p{L}\p{N}+#]{3,}/gu) ?? [])
    .filter((word) => !common.has(word))
  const lower = text.toLowerCase()
  return words.some((word) => lower.includes(stem(word)))
}

const common = new Set(
  'the and for with from into your about that this what how why when who out off get getting make making start starting use using'.split(
    ' ',
  ),
)

function stem(word: string): string {
  return word.length > 5 ? word.replace(/(?:ies|es|s|ing)$/, '') : word
}

/**
 * Items that name the topic first, in their order. Where a field is recognised its own words tell as much, so every
 * third place is for an item that does without the topic's name.
 */
export function aboutTopicFirst<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  topic: Topic,
): Item[] {
  const about = items.filter((item) => isAboutTopic(textOf(item), topic))
  const others = items.filter((item) => !about.includes(item))
  if (topic.niche.id === 'general') return [...about, ...others]
  const mixed: Item[] = []
  while (about.length > 0 || others.length > 0) mixed.push(...about.splice(0, 2), ...others.splice(0, 1))
  return mixed
}
