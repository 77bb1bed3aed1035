import { defineServerTool } from '@/lib/tool/server-tool'
import { describeFinding } from './describe-finding'
import { checkerFields, MAX_NAMES, MAX_NAMES_TEXT_LENGTH } from './fields'
import { formatHandle, parseNames } from './names'
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
  async getSample() {
    const [taken, free, invalid] = ['first.pick', 'second.pick', 'third.pick.'] as const
    const findings = [
      {
        name: taken,
        sign: '✕',
        style: 'muted' as const,
        ...describeFinding({ kind: 'public', account: { nickname: null, followers: null } }),
      },
      { name: free, sign: '?', style: 'ink' as const, ...describeFinding({ kind: 'absent', isConfirmed: true }) },
      ...parseNames(invalid).map(({ name, problem }) => ({
        name,
        sign: '!',
        style: 'danger' as const,
        verdict: 'not usable',
        note: problem ?? '',
      })),
    ]
    return {
      input: [taken, free, invalid].join(', '),
      results: findings.map(({ name, sign, style, verdict, note }) => ({
        kind: 'answer',
        name: formatHandle(name),
        answer: `${sign} ${verdict}`,
        style,
        note,
      })),
      note: 'Names and answers are made up. Yours come from TikTok.',
    }
  },
  run: runNameChecks,
})
