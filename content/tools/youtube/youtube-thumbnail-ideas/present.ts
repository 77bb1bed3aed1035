import { getWordLimit, truncateAtWord } from '@/lib/core/strings/word-limits'
import { countWords } from '@/lib/core/strings/words'
import { buildPlanParts, formatThumbnailPlan, planLabels } from '@/lib/images/thumbnails/thumbnail-plan'
import { measureUtf16Length } from '@/lib/platforms/counting/text-length'
import { youtubeTitle } from '@/lib/platforms/networks/youtube'
import type { Card } from '@/lib/tool/card'
import { MAX_CARRY_LENGTH } from '@/lib/tool/form'
import { levers, type Thumbnail } from './fields'
import { MAX_OVERLAY_WORDS } from './fit'

export function presentThumbnail(item: Thumbnail): Omit<Card, 'id' | 'item'> {
  const plan = { ...item, overlay: item.overlayText }
  const parts = [{ label: 'Title', text: item.title }, ...buildPlanParts(plan)]
  const copy = formatThumbnailPlan(plan)
  return {
    heading: item.concept,
    parts: parts.map((part) => ({ ...part, rank: 'more' as const })),
    preview: { kind: 'thumbnail', text: copy },
    tags: [levers[item.lever]],
    notes: [item.sizeTest],
    meters: [
      ...(item.overlayText
        ? [
            {
              label: planLabels.overlay,
              value: countWords(item.overlayText),
              limit: getWordLimit(item.overlayText, MAX_OVERLAY_WORDS),
              unit: 'words',
              of: { part: planLabels.overlay },
            },
          ]
        : []),
      {
        label: 'Title',
        value: measureUtf16Length(item.title),
        limit: youtubeTitle.max,
        unit: 'characters',
        of: { line: 0 },
      },
    ],
    copy,
    carry: truncateAtWord(item.title, MAX_CARRY_LENGTH),
  }
}
