import { conditionsOf } from '@/lib/writer/phrasing/conditions'
import { ownSentence } from '@/lib/writer/phrasing/own-sentence'
import type { Topic } from '@/lib/writer/topic'

/** Fields in which people tell of their progress: #fitnessjourney is in use, #jeansjourney is not. */
const withJourney = new Set([
  'fitness',
  'running',
  'skincare',
  'languages',
  'coding',
  'wellbeing',
  'meal-prep',
  'finance',
])

/**
 * What stands behind a word in tags about this kind of topic, the usual first: #sourdoughtips and #sourdoughideas,
 * #gymtips and #gymforbeginners, #griefsupport.
 */
export function tagEndings(topic: Topic, prompt: string): string[] {
  const holds = conditionsOf(topic, prompt, ownSentence(prompt))
  if (holds.has('grave')) return ['support', 'awareness', 'journey']
  if (/^wear/.test(topic.activity)) return ['outfit', 'style', 'lovers']
  return [
    'tips',
    ...(holds.has('practice') ? ['forbeginners'] : []),
    ...(holds.has('thing') ? ['ideas', 'lovers'] : []),
    ...(withJourney.has(topic.niche.id) && !holds.has('told') ? ['journey'] : []),
    'life',
  ]
}
