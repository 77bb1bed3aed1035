import { withoutLeastSentence } from '@/lib/kits/posts/shorter-post'
import type { HookInput } from './fields'
import { countDisplayWords, fitHook, MIN_SPOKEN_WORDS } from './fit'
import type { Hook } from './hook'

/** Words that a spoken line can lose without changing what it says. */
const paddingWords =
  /(?: (?:for a second|right now|anyway)(?=[.!?])|\b(?:actually|really|exactly|finally|literally|simply)\b,? )/gi
const leadIn = /^(?:so|and|but|okay|ok|look|honestly|ready|quick pause|hold on|wait|nope|careful)[,.?:]? +/i

/** A hook with fewer spoken words: a sentence, its lead-in or its padding goes. Null where nothing can go. */
export function shorten(hook: Hook, input: HookInput): Hook | null {
  const shorter = [
    withoutLeastSentence(hook.spoken, input.prompt),
    hook.spoken.replace(leadIn, ''),
    hook.spoken.replace(paddingWords, ''),
    hook.spoken.split(/, (?=and|so|then|but|because|or)/)[0],
  ]
  for (const text of shorter) {
    if (
      !text ||
      countDisplayWords(text) < MIN_SPOKEN_WORDS ||
      countDisplayWords(text) >= countDisplayWords(hook.spoken)
    )
      continue
    const fitted = fitHook({ ...hook, spoken: closeSentence(text) }, input)
    if (fitted) return fitted
  }
  return null
}

function closeSentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?!]$/.test(capital) ? capital : `${capital}.`
}
