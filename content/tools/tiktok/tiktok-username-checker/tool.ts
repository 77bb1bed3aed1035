import { defineServerTool } from '@/lib/tool/server-tool'
import { describeFinding } from './describe-finding'
import { checkerFields, MAX_NAMES, MAX_NAMES_TEXT_LENGTH } from './fields'
import { parseNames } from './names'
import { MAX_VARIANTS, parseNamesTask, runNameChecks } from './run-name-checks'

export default defineServerTool({
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
  async getSample() {
    const taken = describeFinding({ kind: 'public', account: { nickname: null, followers: null } })
    const free = describeFinding({ kind: 'absent', isConfirmed: true })
    const [invalid] = parseNames('third.pick.')
    return {
      input: 'first.pick, second.pick, third.pick.',
      results: [
        { kind: 'answer', name: '@first.pick', answer: `✕ ${taken.verdict}`, style: 'muted', note: taken.note },
        { kind: 'answer', name: '@second.pick', answer: `? ${free.verdict}`, style: 'ink', note: free.note },
        { kind: 'answer', name: '@third.pick.', answer: '! not usable', style: 'danger', note: invalid?.problem ?? '' },
      ],
      note: 'Names and answers are made up. Yours come from TikTok.',
    }
  },
  run: runNameChecks,
})
