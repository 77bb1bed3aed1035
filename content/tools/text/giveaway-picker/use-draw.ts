import { useState } from 'react'
import { formatCount } from '@/lib/core/format/format-count'
import { recordDraw } from './draw-count'
import type { Rules } from './form'
import { buildProofUrl, type DrawRecord, type Proof } from './proof'
import type { DrawReply } from './run-draw-job'
import { runInDrawWorker } from './run-in-draw-worker'

export type DrawState = {
  phase: 'idle' | 'drawing' | 'asking'
  record: DrawRecord | null
  /** The list as it was when that was drawn. */
  text: string
  /** The record is one that was repeated from its proof. */
  isRepeat: boolean
  problem: string | null
}

const initialState: DrawState = { phase: 'idle', record: null, text: '', isRepeat: false, problem: null }

/** A draw at a click, and one repeated from its proof. What was drawn stays until another draw takes its place. */
export function useDraw(text: string, rules: Rules) {
  const [flow, setFlow] = useState(initialState)

  async function make(seed: string, proof: Proof | null) {
    setFlow((before) => ({ ...before, phase: 'drawing', problem: null }))
    try {
      const job = proof ? ({ kind: 'repeat', hash: proof.hash } as const) : ({ kind: 'draw' } as const)
      const answer = await runInDrawWorker({ text, rules, seed, ...job })
      if (answer.kind !== 'drawn')
        return setFlow((before) => ({ ...before, phase: 'idle', problem: describeProblem(answer, rules) }))
      const { summary, drawn } = answer
      const time = new Date().toISOString()
      const made = proof ?? { seed, hash: summary.hash, time, excludedCount: summary.dropped.excluded }
      const draw = proof ? null : recordDraw(summary.hash)
      const link = location.origin + buildProofUrl(location.pathname, made, rules)
      const record = {
        ...drawn,
        nonResponders: [],
        ...summary,
        drawNumber: draw,
        rules,
        proof: made,
        proofUrl: link,
      }
      setFlow({ phase: 'idle', record, text, isRepeat: proof !== null, problem: null })
    } catch {
      setFlow((before) => ({ ...before, phase: 'idle', problem: drawFailedMessage }))
    }
  }

  return {
    flow,
    runDraw: make,
    requestConfirmation: () => setFlow((before) => ({ ...before, phase: 'asking', problem: null })),
    cancel: () => setFlow((before) => ({ ...before, phase: 'idle', problem: null })),
    /** The first backup takes the place of a winner. */
    replace(name: string) {
      setFlow((before) => {
        const { record } = before
        const [next, ...backups] = record?.backups ?? []
        if (!record || next === undefined) return before
        const winners = record.winners.map((one) => (one === name ? next : one))
        return {
          ...before,
          record: { ...record, winners, backups, nonResponders: [...record.nonResponders, name] },
        }
      })
    },
  }
}

const drawFailedMessage =
  'The draw didn’t run: your browser couldn’t start it. It needs HTTPS and a browser of 2024 or newer. Your list is still in the box.'

/** Why nothing was drawn, in words. */
export function describeProblem(
  answer: Exclude<DrawReply, { kind: 'drawn' }>,
  { winners, backups }: Rules,
): string {
  switch (answer.kind) {
    case 'too many':
      return `${formatCount(answer.lines)} entries are more than the 100,000 a draw takes. Your list is still in the box.`
    case 'too few': {
      const requested = `${formatCount(winners)} ${winners === 1 ? 'winner' : 'winners'}${backups > 0 ? ` and ${formatCount(backups)} ${backups === 1 ? 'backup' : 'backups'}` : ''}`
      const { people } = answer.summary
      return `Only ${formatCount(people)} ${people === 1 ? 'person is' : 'different people are'} in the draw, and you ask for ${requested}. Ask for fewer, or loosen the rules. Nothing was drawn and your list is unchanged.`
    }
    case 'another list':
      return `This is another list. Cleaned by these rules its SHA-256 is ${answer.summary.hash}, not the one in the proof. A name added, left out or spelt differently changes it; names that were left out by hand must be left out again.`
    default:
      return drawFailedMessage
  }
}
