import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import type { Card, CardPart } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { type Idea, ideaFormatLabels } from './idea'

/**
 * Presents an idea as a card: the spoken opening, the shots, then the post. `platformParts` are inserted between the
 * shots and the caption. `maxHashtags` is the platform's limit.
 */
export function presentIdea(
  idea: Idea,
  maxHashtags: number,
  platformParts: readonly { label: string; text: string }[] = [],
): Omit<Card, 'id' | 'item'> {
  const caption = [idea.captionStarter, idea.hashtags.join(' ')].filter(Boolean).join('\n')
  const shotStarts = getShotStarts(idea)
  const isFaceless = idea.format === 'faceless'
  const totalSeconds = idea.shots.reduce((sum, { seconds }) => sum + seconds, 0)
  const parts: CardPart[] = [
    { text: idea.title, rank: 'answer' },
    { label: isFaceless ? 'First words on screen' : 'Say first', text: idea.hook },
    ...(idea.onScreenText ? [{ label: 'On screen', text: idea.onScreenText }] : []),
    ...idea.shots.flatMap(({ shot, text, seconds }, index) => {
      const start = shotStarts[index] ?? 0
      return [
        { label: `${start}-${start + seconds} s`, text: shot, rank: 'more' as const },
        ...(text ? [{ label: 'Text', text, rank: 'more' as const }] : []),
      ]
    }),
    ...platformParts.map((part) => ({ ...part, rank: 'more' as const })),
    ...(caption ? [{ label: 'Caption', text: caption, rank: 'more' as const }] : []),
    ...(idea.searchPhrase ? [{ label: 'Search phrase', text: idea.searchPhrase, rank: 'more' as const }] : []),
  ]
  return {
    heading: ideaFormatLabels[idea.format],
    parts,
    tags: [`${capitalizeFirst(idea.effort)} to film`, ...(totalSeconds > 0 ? [`${totalSeconds} s`] : [])],
    meters: [{ label: 'Hashtags', value: idea.hashtags.length, limit: maxHashtags, unit: 'hashtags', of: 'copy' }],
    copy: buildCopyText(idea, shotStarts, [
      ...platformParts.map(({ label, text }) => `${label}: ${text}`),
      '',
      caption,
    ]),
    carry: truncateAtWord(idea.hook, MAX_CARRY_LENGTH),
  }
}

function getShotStarts({ shots }: Idea): number[] {
  let elapsedSeconds = 0
  return shots.map(({ seconds }) => {
    const start = elapsedSeconds
    elapsedSeconds += seconds
    return start
  })
}

function buildCopyText(idea: Idea, shotStarts: readonly number[], closingLines: readonly string[]): string {
  const shots = idea.shots.map(({ shot, text, seconds }, index) => {
    const start = shotStarts[index] ?? 0
    return `${start}-${start + seconds} s: ${shot}${text ? `\nText: ${text}` : ''}`
  })
  const isFaceless = idea.format === 'faceless'
  const openingLines = [
    `${isFaceless ? 'First words on screen' : 'Say first'}: ${idea.hook}`,
    idea.onScreenText && `On screen: ${idea.onScreenText}`,
  ]
  return [idea.title, openingLines.filter(Boolean).join('\n'), shots.join('\n'), closingLines.join('\n').trim()]
    .filter(Boolean)
    .join('\n\n')
}
