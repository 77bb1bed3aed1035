import type { Card } from '@/lib/tool/card'
import { families, type Hook } from './fields'
import { countDisplayWords, MAX_SCREEN_WORDS, MAX_SPOKEN_WORDS } from './fit'

/** Speaking rate of creators, in words per minute. Source: teleprompter.works/blog/tiktok-script-guide (160 to 180). */
const WORDS_PER_MINUTE = 160

/** Presents a hook without its empty parts. A hard day is not scored. */
export function presentHook({ family, spoken: spokenText, onScreenText, firstFrame }: Hook): Omit<Card, 'id' | 'item'> {
  const wordCount = countDisplayWords(spokenText)
  const seconds = Math.max(1, Math.round((wordCount / WORDS_PER_MINUTE) * 60))
  return {
    heading: families[family].label,
    parts: [
      { label: 'Say', text: spokenText },
      ...(onScreenText ? [{ label: 'On screen', text: onScreenText }] : []),
      ...(firstFrame ? [{ label: 'First frame', text: firstFrame, rank: 'more' as const }] : []),
    ],
    ...(family !== 'quiet' && { score: 'hook' as const }),
    copy: onScreenText ? `${spokenText}\nOn screen: ${onScreenText}` : spokenText,
    carry: spokenText,
    meters: [
      // A longer line is the visitor's own and stays whole.
      ...(wordCount <= MAX_SPOKEN_WORDS
        ? [
            {
              label: 'Spoken',
              value: wordCount,
              limit: MAX_SPOKEN_WORDS,
              unit: 'words',
              of: { line: 0 },
            },
          ]
        : []),
      ...(onScreenText
        ? [
            {
              label: 'On screen',
              value: countDisplayWords(onScreenText),
              limit: MAX_SCREEN_WORDS,
              unit: 'words',
              of: { part: 'On screen' },
            },
          ]
        : []),
    ],
    tags: [`about ${seconds} s spoken`],
  }
}
