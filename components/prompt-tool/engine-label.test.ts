import { expect, test } from 'vitest'
import { defaultEngineWords } from '@/lib/tool/engine-words'
import { createCard, createJob, createRun } from '@/test/samples'
import { buildAnnouncement } from './engine-label'

const card = createCard()
const quickDraft = defaultEngineWords['built-in']
const run = createRun([card, card], { engine: 'built-in' })
const extendedRun = { ...run, cards: [{ card }, { card, isNew: true }, { card, isNew: true }] as const }

test.each([
  ['idle', undefined, run, ''],
  ['verifying', undefined, run, 'Writing.'],
  ['verifying for long', undefined, run, 'Checking that you’re human.'],
  ['done', undefined, run, `2 results ready. ${quickDraft}.`],
  [
    'done',
    undefined,
    createRun([card, createCard({ outline: true })], { engine: null }),
    '1 result and 1 outline ready.',
  ],
  ['done', 'shorter', run, `Shorter version ready. ${quickDraft}.`],
  ['done', 'similar', extendedRun, `2 new results ready. ${quickDraft}.`],
  ['done', 'bolder', run, `New version ready. ${quickDraft}.`],
] as const)('announces to screen readers a job that is %s (%s): %#', (phaseName, action, shownRun, announcement) => {
  const job = createJob(action && { refine: { action, card } })
  const phase =
    phaseName === 'idle'
      ? { name: phaseName }
      : { name: phaseName === 'done' ? phaseName : ('verifying' as const), job }
  const botCheck = { isShown: phaseName === 'verifying for long' }
  expect(buildAnnouncement({ phase, run: shownRun, botCheck })).toBe(announcement)
})
