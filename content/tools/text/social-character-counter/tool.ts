import { formatCount } from '@/lib/core/format/format-number'
import { unitNames } from '@/lib/platforms/networks/network-field'
import { defineWidgetTool } from '@/lib/tool/tool'
import { buildFieldCounts, buildFigures, fitsField, formatVerdict } from './field-counts'

/** Enough for one network with a limit of hashtags. */
const SAMPLE_FIELDS = 3

export default defineWidgetTool({
  loads: 'page',
  icon: 'ruler',
  order: 190,
  category: 'count',
  startingPoints: ['text'],
  searchWords: 'emoji, characters, too long, letters',
  relatedToolTypes: ['twitter-thread', 'instagram-caption', 'youtube-title', 'tiktok-caption'],
  async getSample() {
    const { sample, measureLengths, countWordsAndLinks } = await import('./deferred-counter')
    const lengths = measureLengths(sample)
    const fieldCounts = buildFieldCounts(sample, lengths, 'all')
      .filter(({ network, unit }, index, counts) => network !== counts[index - 1]?.network || unit === 'hashtags')
      .slice(0, SAMPLE_FIELDS)
    return {
      input: sample,
      results: [
        { kind: 'figures', figures: buildFigures(lengths, countWordsAndLinks(sample)) },
        ...fieldCounts.map((count) => ({
          kind: 'answer' as const,
          name: `${count.network} ${count.label.toLowerCase()}`,
          answer: formatVerdict(count),
          style: fitsField(count) ? ('muted' as const) : ('danger' as const),
          note: `${formatCount(count.value)} of ${formatCount(count.max)} ${unitNames[count.unit]}`,
        })),
      ],
      note: 'Your own counts appear as you type.',
    }
  },
})
