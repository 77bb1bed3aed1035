import { render } from '@/lib/writer/frames/render'
import type { Reading } from '@/lib/writer/reading/reading'
import { listPlan, ownWordsPlan, type Part, type Plan, plans } from './plans'

/** One filled part of an argument. `head` is empty where the visitor's own sentence stands by itself. */
export type Step = { head: string; text: string; own: boolean }

/** The plan of a reading: that of its kind in English, else the visitor's own words alone. */
export function planOf({ kind, language, spans }: Reading): Plan {
  if (kind === 'hard-time') return language === 'en' ? plans['hard-time'] : { ...ownWordsPlan, end: 'none' }
  if (language !== 'en' || kind === 'pasted') return ownWordsPlan
  return kind === 'list' ? listPlan(Number.parseInt(spans.number ?? '', 10)) : plans[kind]
}

/** What stands between an opening and an end: the visitor's sentences after the first in order, the details, and blanks. */
export function stepsOf(reading: Reading, plan: Plan = planOf(reading)): Step[] {
  const further = reading.sentences.slice(1)
  return plan.parts.flatMap((part) => {
    if (part.own && further.length > 0) return further.map((text) => ({ head: '', text: ended(text), own: true }))
    return part.loose && further.length > 0 ? [] : filled(part, reading)
  })
}

function filled({ head, says }: Part, reading: Reading): Step[] {
  const above = render(head, reading)
  for (const frame of says) {
    const text = render(frame, reading)
    if (above !== null && text !== null) return [{ head: above, text, own: !frame.includes('[') }]
  }
  return []
}

/** A sentence of the visitor's with a closing mark. */
export function ended(sentence: string): string {
  return /[.!?…。！？؟।]["”»)]?$/u.test(sentence) ? sentence : `${sentence}.`
}
