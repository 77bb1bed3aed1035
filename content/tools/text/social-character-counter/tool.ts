import { buildTable } from '@/lib/tool/text-tool'
import { defineWidgetTool } from '@/lib/tool/tool'
import { buildFieldCounts, buildFigures, formatVerdict } from './field-counts'

export default defineWidgetTool({
  type: 'social-character-counter',
  loads: 'page',
  icon: 'ruler',
  order: 190,
  category: 'count',
  startingPoints: ['text'],
  searchWords: 'emoji, characters, too long, letters',
  relatedToolTypes: ['twitter-thread', 'instagram-caption', 'youtube-title', 'tiktok-caption'],
  async getSample() {
    const [{ sample }, { measureLengths, countWordsAndLinks }] = await Promise.all([
      import('./sample'),
      import('./deferred-counter'),
    ])
    const lengths = measureLengths(sample)
    const rows = buildFieldCounts(sample, lengths, 'all')
      .filter(({ network }, index, counts) => network !== counts[index - 1]?.network)
      .map((count) => [count.network, count.label, formatVerdict(count)])
    return {
      input: sample,
      results: [
        { kind: 'figures', figures: buildFigures(lengths, countWordsAndLinks(sample)) },
        buildTable('Where it fits', ['Network', 'Field', 'Room'], rows),
      ],
      note: 'Your own counts appear as you type.',
    }
  },
})
