import { useState } from 'react'
import { count } from '@/lib/core/format/count'
import type { Answer } from './conduct'
import { inDrawWorker } from './conductor'
import { countDraw } from './draw-count'
import type { Rules } from './form'
import { type DrawRecord, type Proof, proofLink } from './proof'

export type Flow = {
  phase: 'idle' | 'drawing' | 'asking'
  record: DrawRecord | null
  /** The list as it was when that was drawn. */
  text: string
  /** The record is one that was repeated from its proof. */
  isRepeat: boolean
  problem: string | null
}

const none: Flow = { phase: 'idle', record: null, text: '', isRepeat: false, problem: null }

/** A draw at a click, and one repeated from its proof. What was drawn stays until another draw takes its place. */
export function useDraw(text: string, rules: Rules) {
  const [flow, setFlow] = useState(none)

  async function make(seed: string, proof: Proof | null) {
    setFlow((before) => ({ ...before, phase: 'drawing', problem: null }))
    try {
      const job = proof ? ({ ask: 'repeat', hash: proof.hash } as const) : ({ ask: 'draw' } as const)
      const answer = await inDrawWorker({ text, rules, seed, ...job })
      if (answer.is !== 'drawn')
        return setFlow((before) => ({ ...before, phase: 'idle', problem: problemOf(answer, rules) }))
      const { summary, drawn } = answer
      const time = new Date().toISOString()
      const made = proof ?? { seed, hash: summary.hash, time, excluded: summary.dropped.excluded }
      const draw = proof ? null : countDraw(summary.hash)
      const link = location.origin + proofLink(location.pathname, made, rules)
      const record = { ...drawn, silent: [], ...summary, draw, rules, proof: made, link }
      setFlow({ phase: 'idle', record, text, isRepeat: proof !== null, problem: null })
    } catch {
      setFlow((before) => ({ ...before, phase: 'idle', problem: noDraw }))
    }
  }

  return {
    flow,
    make,
    ask: () => setFlow((before) => ({ ...before, phase: 'asking', problem: null })),
    leave: () => setFlow((before) => ({ ...before, phase: 'idle', problem: null })),
    /** The first backup takes the place of a winner. */
    replace(name: string) {
      setFlow((before) => {
        const { record } = before
        const [next, ...backups] = record?.backups ?? []
        if (!record || next === undefined) return before
        const winners = record.winners.map((one) => (one === name ? next : one))
        return { ...before, record: { ...record, winners, backups, silent: [...record.silent, name] } }
      })
    },
  }
}

const noDraw =
  'The draw didn’t run: your browser couldn’t start it. It needs HTTPS and a browser of 2024 or newer. Your list is still in the box.'

/** Why nothing was drawn, in words. */
export function problemOf(answer: Exclude<Answer, { is: 'drawn' }>, { winners, backups }: Rules): string {
  switch (answer.is) {
    case 'too many':
      return `${count(answer.lines)} entries are more than the 100,000 a draw takes. Your list is still in the box.`
    case 'too few': {
      const asked = `${count(winners)} ${winners === 1 ? 'winner' : 'winners'}${backups > 0 ? ` and ${count(backups)} ${backups === 1 ? 'backup' : 'backups'}` : ''}`
      const { people } = answer.summary
      return `Only ${count(people)} ${people === 1 ? 'person is' : 'different people are'} in the draw, and you ask for ${asked}. Ask for fewer, or loosen the rules. Nothing was drawn and your list is unchanged.`
    }
    case 'another list':
      return `This is another list. Cleaned by these rules its SHA-256 is ${answer.summary.hash}, not the one in the proof. A name added, left out or spelt differently changes it; names that were left out by hand must be left out again.`
    default:
      return noDraw
  }
}
