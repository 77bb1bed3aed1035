import { defineServerTool } from '@/lib/tool/define'
import { copy } from './copy'
import { checkerFields } from './fields'
import { check, find } from './find'
import { MAX_NAMES_TEXT } from './run-limits'

export const tiktokUsernameChecker = defineServerTool({
  type: 'tiktok-username-checker',
  kind: 'server',
  path: '/tiktok-username-checker',
  icon: 'user-round-search',
  copy,
  related: ['tiktok-username-generator', 'tiktok-bio', 'tiktok-shop-name-generator', 'tiktok-video-ideas'],
  promptLimit: MAX_NAMES_TEXT,
  fields: checkerFields,
  deadlineMs: 180_000,
  pool: 'names',
  getSlotCount: ({ names }) => names.filter(({ problem }) => problem === null).length,
  parseTask: check,
  run: find,
})
