import { cutAtWord } from '@/lib/fit/cut'
import type { Card, CardPart } from '@/lib/tool/card'
import { MAX_CARRY } from '@/lib/tool/form'
import { formatLabels, type Idea } from './idea'

/**
 * The card of one idea: what to say first, then the shots, then what goes with the post. `extra` is what a
 * platform adds between the shots and the caption; `hashtags` is the platform's limit.
 */
export function presentIdea(
  idea: Idea,
  hashtags: number,
  extra: readonly { label: string; text: string }[] = [],
): Omit<Card, 'id' | 'item'> {
  const caption = [idea.captionStarter, idea.hashtags.join(' ')].filter(Boolean).join('\n')
  const starts = startsOf(idea)
  const silent = idea.format === 'faceless'
  const total = idea.shots.reduce((sum, { seconds }) => sum + seconds, 0)
  const parts: CardPart[] = [
    { label: silent ? 'First words on screen' : 'Say first', text: idea.hook, column: 'left' as const },
    ...(idea.onScreenText ? [{ label: 'On screen', text: idea.onScreenText, column: 'right' as const }] : []),
    ...idea.shots.flatMap(({ shot, text, seconds }, index) => {
      const start = starts[index] ?? 0
      return [
        { label: `${start}-${start + seconds} s`, text: shot, column: 'left' as const },
        ...(text ? [{ label: 'Text', text, column: 'right' as const }] : []),
      ]
    }),
    ...extra,
    ...(caption ? [{ label: 'Caption', text: caption }] : []),
    ...(idea.searchPhrase ? [{ label: 'Search phrase', text: idea.searchPhrase }] : []),
  ]
  return {
    heading: idea.title,
    parts,
    tags: [
      formatLabels[idea.format],
      `${capital(idea.effort)} to film`,
      ...(total > 0 ? [`${total} s`] : []),
    ],
    meters: [
      { label: 'Hashtags', value: idea.hashtags.length, limit: hashtags, unit: 'hashtags', of: 'copy' },
    ],
    copy: copyOf(idea, starts, [...extra.map(({ label, text }) => `${label}: ${text}`), '', caption]),
    carry: cutAtWord(idea.hook, MAX_CARRY),
  }
}

function startsOf({ shots }: Idea): number[] {
  let at = 0
  return shots.map(({ seconds }) => {
    const start = at
    at += seconds
    return start
  })
}

/** The idea without labels of the page's language: what is said or read in “quotation marks”, then the pictures. */
function copyOf(idea: Idea, starts: readonly number[], last: readonly string[]): string {
  const shots = idea.shots.map(({ shot, text, seconds }, index) => {
    const start = starts[index] ?? 0
    const words = text || (index === 0 ? idea.onScreenText : '')
    return `${start}-${start + seconds} s: ${shot}${words ? `\n“${words}”` : ''}`
  })
  return [idea.title, `“${idea.hook}”`, shots.join('\n'), last.join('\n').trim()].filter(Boolean).join('\n\n')
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
