import { useState } from 'react'
import { createBrowserStore } from '@/lib/browser/browser-store'
import { formatCount } from '@/lib/core/format/format-number'
import { createWorkerClient } from '@/lib/images/worker/worker-client'
import { MAX_ENTRIES } from './entries'
import type { GiveawayRules, Proof } from './giveaway-form'
import { buildProofUrl, type DrawRecord, pluralize } from './proof'
import type { DrawJob, DrawReply } from './run-draw-job'

/** Runs a job in a worker, so that a hundred thousand lines do not block the page. Rejects if it fails. */
export const runInDrawWorker = createWorkerClient<DrawJob, DrawReply>(
  () => new Worker(new URL('./draw-worker.ts', import.meta.url), { type: 'module' }),
)

const MAX_LISTS = 50

/** The number of draws per list hash. The list that was drawn most recently is last. */
const drawCountStore = createBrowserStore<Readonly<Record<string, number>>>({
  key: 'postsmith-draws',
  parse: (storedValue) =>
    Object.fromEntries(
      Object.entries<number>(Object(storedValue)).filter(([, drawCount]) => typeof drawCount === 'number'),
    ),
})

/** Counts a draw of the list with this hash and returns its number, so that a repeated draw shows in the proof. */
export function recordDraw(hash: string): number {
  const drawNumber = getDrawCount(hash) + 1
  drawCountStore.update(({ [hash]: _, ...otherCounts }) =>
    Object.fromEntries([...Object.entries(otherCounts), [hash, drawNumber] as const].slice(-MAX_LISTS)),
  )
  return drawNumber
}

export const getDrawCount = (hash: string) => drawCountStore.read()[hash] ?? 0

type DrawState = {
  phase: 'idle' | 'drawing' | 'asking' | 'revealing'
  record: DrawRecord | null
  /** The list at the time of the draw. */
  listText: string
  sampleNames: readonly string[]
  isRepeat: boolean
  problem: string | null
}

const initialState: DrawState = {
  phase: 'idle',
  record: null,
  listText: '',
  sampleNames: [],
  isRepeat: false,
  problem: null,
}

/** Runs draws, which are then revealed, and repeats them from a proof. A result stays until the next draw. */
export function useDraw(text: string, rules: GiveawayRules) {
  const [drawState, setDrawState] = useState(initialState)

  const setPhase = (phase: DrawState['phase']) => setDrawState((previous) => ({ ...previous, phase, problem: null }))

  async function runDraw(seed: string, proof: Proof | null) {
    setPhase('drawing')
    try {
      const job = proof ? ({ kind: 'repeat', hash: proof.hash } as const) : ({ kind: 'draw' } as const)
      const reply = await runInDrawWorker({ text, rules, seed, ...job })
      if (reply.kind !== 'drawn')
        return setDrawState((previous) => ({ ...previous, phase: 'idle', problem: describeProblem(reply, rules) }))
      const { summary, drawnNames, sampleNames } = reply
      const time = new Date().toISOString()
      const resultProof = proof ?? { seed, hash: summary.hash, time, excludedCount: summary.droppedCounts.excluded }
      const drawNumber = proof ? null : recordDraw(summary.hash)
      const proofUrl = location.origin + buildProofUrl(location.pathname, resultProof, rules)
      const record = { ...drawnNames, nonResponders: [], ...summary, drawNumber, rules, proof: resultProof, proofUrl }
      const phase = proof ? 'idle' : 'revealing'
      setDrawState({ phase, record, listText: text, sampleNames, isRepeat: proof !== null, problem: null })
    } catch {
      setDrawState((previous) => ({ ...previous, phase: 'idle', problem: drawFailedMessage }))
    }
  }

  return {
    drawState,
    runDraw,
    setPhase,
    replaceWinner(name: string) {
      setDrawState((previous) => {
        const { record } = previous
        const [firstBackup, ...backups] = record?.backups ?? []
        if (!record || firstBackup === undefined) return previous
        const winners = record.winners.map((winner) => (winner === name ? firstBackup : winner))
        return { ...previous, record: { ...record, winners, backups, nonResponders: [...record.nonResponders, name] } }
      })
    },
  }
}

const drawFailedMessage =
  'The drawing didn’t run because your browser couldn’t start it. It needs HTTPS and a browser from 2024 or later. Your list is still in the box.'

export function describeProblem(reply: Exclude<DrawReply, { kind: 'drawn' }>, { winners, backups }: GiveawayRules) {
  switch (reply.kind) {
    case 'too many':
      return `You have ${formatCount(reply.entryCount)} entries, and a drawing can have up to ${formatCount(MAX_ENTRIES)}. Your list is still in the box.`
    case 'too few': {
      const requestedCounts = `${pluralize(winners, 'winner', 'winners')}${backups > 0 ? ` and ${pluralize(backups, 'backup', 'backups')}` : ''}`
      const { people: personCount } = reply.summary
      return `Only ${pluralize(personCount, 'person is', 'different people are')} in the drawing, but you asked for ${requestedCounts}. Ask for fewer or loosen the rules. Nothing was drawn, and your list hasn’t changed.`
    }
    case 'unclear':
      return 'First say how to read the list. Nothing was drawn.'
    case 'another list':
      return `This isn’t the same list. With these rules its SHA-256 is ${reply.summary.hash}, which isn’t the one in the proof. A single name added, missing or spelled differently changes it. If people were left out by name, leave them out again.`
    default:
      return drawFailedMessage
  }
}
