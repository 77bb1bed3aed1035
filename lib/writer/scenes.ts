import { countWords } from '@/lib/core/strings/count-words'
import type { PromptReading } from '@/lib/tool/prompt-reading'
import { hasVerb } from './cuts'
import { isSensitive } from './hard-day'

const scenePattern =
  /^(?:\p{L}+ing|sunset|sunrise|evening|morning|solo|weekend|\p{L}+day as|two|three) |^(?:my|our|a|the) (?:\p{L}+ ){1,4}\p{L}+ing /iu
const notScenePattern =
  /\b(?:i|i’m|i’ll|me|which|who|that|when|if|like|opinion|tips?|free|starting|launching|opening)\b|[:?%/£$€]/i

/** Whether a prompt is a phrase for an image: a person or a moment in progress. */
export function isScene({ kind, topic, text, sentences, clauses }: PromptReading): boolean {
  const isPhrase =
    /^(?:story|subject|place|day)$/.test(kind) && topic === null && sentences.length === 1 && clauses.length === 0
  return (
    isPhrase &&
    countWords(text) < 12 &&
    scenePattern.test(text) &&
    !notScenePattern.test(text) &&
    !hasVerb(text) &&
    !isSensitive(text)
  )
}
