import { readNames } from '@/content/tools/tiktok/tiktok-username-checker/read-names'
import { namesTextLimit } from '@/content/tools/tiktok/tiktok-username-checker/run-limits'
import { defineLookupTool } from '@/lib/tool/define'
import { copy } from './copy'
import { checkerFields } from './fields'
import { check, find } from './find'

export const tiktokUsernameChecker = defineLookupTool({
  type: 'tiktok-username-checker',
  kind: 'lookup',
  path: '/tiktok-username-checker',
  icon: 'user-round-search',
  copy,
  related: ['tiktok-username-generator', 'tiktok-bio', 'tiktok-shop-name-generator', 'tiktok-video-ideas'],
  lookup: 'tiktok-usernames',
  promptLimit: namesTextLimit,
  fields: checkerFields,
  deadlineMs: 180_000,
  pool: 'names',
  places: ({ prompt }) => readNames(prompt).filter(({ problem }) => problem === null).length,
  check,
  find,
})
