import { defineServerTool } from '@/lib/tool/server-tool'
import { checkerFields, MAX_NAMES, MAX_NAMES_TEXT_LENGTH } from './fields'
import { MAX_VARIANTS, parseNamesTask, runNameChecks } from './run-name-checks'

export default defineServerTool({
  type: 'tiktok-username-checker',
  path: '/tiktok-username-checker',
  icon: 'user-round-search',
  order: 90,
  searchWords: 'username available, is my name taken, availability, lookup',
  copyValues: { maxNames: MAX_NAMES, similarNames: MAX_VARIANTS },
  relatedToolTypes: ['tiktok-username-generator', 'tiktok-bio', 'tiktok-shop-name-generator', 'tiktok-video-ideas'],
  promptLimit: MAX_NAMES_TEXT_LENGTH,
  fields: checkerFields,
  maxDurationMs: 180_000,
  pool: 'names',
  getSlotCount: ({ names }) => names.filter(({ problem }) => problem === null).length,
  parseTask: parseNamesTask,
  run: runNameChecks,
})
