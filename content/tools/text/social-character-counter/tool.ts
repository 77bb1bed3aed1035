import { defineWidgetTool } from '@/lib/tool/tool'
import { buildFigures } from './field-counts'

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
    const [{ sample }, { measureLengths, countWords }] = await Promise.all([
      import('./sample'),
      import('./deferred-counter'),
    ])
    const figures = buildFigures(measureLengths(sample), countWords(sample))
    return { input: sample, results: [{ kind: 'figures', figures }], note: 'Your own counts appear as you type.' }
  },
})
