import { latinWords } from '@/lib/writer/names/latin'
import { type Concept, concepts } from './concepts'
import { singular } from './singular'

const byTrigger = new Map<string, Concept[]>()
for (const concept of concepts as readonly Concept[]) {
  for (const trigger of concept.triggers.split(' ')) {
    const key = latinWords(trigger)[0]
    if (key !== undefined) byTrigger.set(key, [...(byTrigger.get(key) ?? []), concept])
  }
}

/**
 * The fields that a text touches, narrow ones first, then in the order in which `ranked` (the topic's keywords) and
 * the text name them. At most four; none for a text that names none of them.
 */
export function findConcepts(ranked: readonly string[], prompt: string): Concept[] {
  const found = new Set<Concept>()
  for (const text of [...ranked, prompt]) {
    const words = latinWords(text)
    words.forEach((word, index) => {
      const forms = [`${word}${words[index + 1] ?? ''}`, word, singular(word), word.replace(/s$/, '')]
      for (const form of forms) for (const concept of byTrigger.get(form) ?? []) found.add(concept)
    })
  }
  const alone = [...found].filter((concept) => concept.alone)
  if (alone.length > 0) return alone
  return [...found].sort((a, b) => Number(a.broad ?? false) - Number(b.broad ?? false)).slice(0, 4)
}
