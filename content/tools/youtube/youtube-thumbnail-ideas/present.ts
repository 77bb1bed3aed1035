import { cutAtWord } from '@/lib/fit/cut'
import { wordLimit } from '@/lib/fit/word-range'
import { countWords, utf16Length } from '@/lib/platforms/count'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY } from '@/lib/tool/form'
import { MAX_OVERLAY_WORDS } from './fit'
import { levers, type Thumbnail } from './thumbnail'

/** The card of one thumbnail: the words on it, the picture in parts, and the title that stands beside it. */
export function presentThumbnail(item: Thumbnail): Omit<Card, 'id' | 'item'> {
  const parts = [
    ...(item.overlayText ? [{ label: 'Text', text: item.overlayText }] : []),
    { label: 'Main subject', text: item.focal },
    { label: 'Background', text: item.background },
    { label: 'Composition', text: item.composition },
    { label: 'Colours', text: item.colours.join(', ') },
    { label: 'For an image generator', text: item.imagePrompt },
  ]
  // The preview reads the title from the first line.
  const copy = [item.title, parts.map(({ label, text }) => `${label}: ${text}`).join('\n')].join('\n\n')
  return {
    heading: item.concept,
    parts: [{ label: 'Title', text: item.title }, ...parts],
    preview: {
      kind: 'youtube-title',
      text: copy,
      ...(item.overlayText && { overlay: item.overlayText }),
      scene: item.focal,
    },
    tags: [levers[item.lever]],
    notes: [item.sizeTest],
    meters: [
      ...(item.overlayText
        ? [
            {
              label: 'Text',
              value: countWords(item.overlayText),
              limit: wordLimit(item.overlayText, MAX_OVERLAY_WORDS),
              unit: 'words',
              of: { part: 'Text' },
            },
          ]
        : []),
      {
        label: 'Title',
        value: utf16Length(item.title),
        limit: youtubeTitle.max,
        unit: 'characters',
        of: { line: 0 },
      },
    ],
    copy,
    carry: cutAtWord(item.title, MAX_CARRY),
  }
}
