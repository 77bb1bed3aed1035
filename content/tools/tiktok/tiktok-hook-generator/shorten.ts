import { removeLeastRelevantSentence } from '@/lib/kits/posts/shorten-post'
import type { HookInput } from './fields'
import { countDisplayWords, fitHook, MIN_SPOKEN_WORDS } from './fit'
import type { Hook } from './hook'

/** Words that a spoken line can lose without changing what it says. */
const paddingPattern =
  /(?: (?:for a second|right now|anyway)(?=[.!?])|\b(?:actually|really|exactly|finally|literally|simply)\b,? )/gi
const leadInPattern = /^(?:so|and|but|okay|ok|look|honestly|ready|quick pause|hold on|wait|nope|careful)[,.?:]? +/i

/** A hook with fewer spoken words: a sentence, its lead-in or its padding goes. Null where nothing can go. */
export function shorten(hook: Hook, input: HookInput): Hook | null {
  const candidates = [
    removeLeastRelevantSentence(hook.spoken, input.prompt),
    hook.spoken.replace(leadInPattern, ''),
    hook.spoken.replace(paddingPattern, ''),
    hook.spoken.split(/, (?=and|so|then|but|because|or)/)[0],
  ]
  for (const text of candidates) {
    if (
      !text ||
      countDisplayWords(text) < MIN_SPOKEN_WORDS ||
      countDisplayWords(text) >= countDisplayWords(hook.spoken)
    )
      continue
    const shortHook = fitHook({ ...hook, spoken: toSentence(text) }, input)
    if (shortHook) return shortHook
  }
  return null
}

function toSentence(text: string): string {
  const capitalizedText = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?!]$/.test(capitalizedText) ? capitalizedText : `${capitalizedText}.`
}
