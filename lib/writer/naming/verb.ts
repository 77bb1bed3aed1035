import type { Topic } from '@/lib/writer/topic'
import { isCoarse } from '@/lib/writer/words/coarse'
import { latinWords } from './latin'

/** The topic's verb where it says something by itself. */
export function verbOf(topic: Topic): { infinitive: string; activity: string } | null {
  const infinitive = latinWords(topic.infinitive)[0]
  const activity = latinWords(topic.activity)[0]
  const vague =
    /^(?:get|do|make|be|have|go|start|try|use|take|keep|learn|find|understand|sell|buy|work|build|look|care|run|launch|hate|love|cure|heal|treat)$/
  if (!infinitive || !activity?.endsWith('ing') || infinitive.length > 8) return null
  if (vague.test(infinitive) || isCoarse(infinitive)) return null
  return { infinitive, activity }
}
