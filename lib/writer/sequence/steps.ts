import { hasBlank } from '@/lib/fit/blanks'
import { render } from '@/lib/writer/frames/render'
import type { Reading } from '@/lib/writer/reading/reading'
import { listPlan, neutralPlan, ownWordsPlan, type Part, type Plan, plans } from './plans'

/** One filled part of an argument. `head` is empty where the visitor's own sentence stands by itself. */
export type Step = { head: string; text: string }

/** The plan of a reading: that of its kind in English, else the visitor's own words alone, on at most so many parts. */
export function planOf({ kind, sure, language, spans }: Reading, most: number): Plan {
  if (kind === 'hard-time') return language === 'en' ? plans[kind] : { ...ownWordsPlan, end: 'none' }
  if (language !== 'en' || kind === 'pasted') return ownWordsPlan
  // A question is one by its mark; what it is about doesn’t matter here.
  if (!sure && kind !== 'question') return neutralPlan
  return kind === 'list' ? listPlan(Number.parseInt(spans.number ?? '', 10), most) : plans[kind]
}

/**
 * What stands between an opening and an end, at most so many: the visitor's sentences after the first in their order, the details, and blanks. The last
 * blanks go where there are too many.
 */
export function stepsOf(reading: Reading, plan: Plan, most: number): Step[] {
  const further = reading.sentences.slice(1).map((text) => ({ head: '', text: ended(text) }))
  const steps = plan.parts.flatMap((part) => {
    if (part.own && further.length > 0) return further
    return part.loose && further.length > 0 ? [] : filled(part, reading)
  })
  while (steps.length > most) {
    const blank = steps.findLastIndex(({ text }) => hasBlank(text))
    if (blank >= 0) steps.splice(blank, 1)
    else steps.push(joined(steps.splice(-2)))
  }
  return steps
}

function joined(steps: readonly Step[]): Step {
  return { head: steps[0]?.head ?? '', text: steps.map(({ text }) => text).join(' ') }
}

function filled({ head, says }: Part, reading: Reading): Step[] {
  const above = render(head, reading)
  const text = says.map((frame) => render(frame, reading)).find((words) => words !== null)
  return above === null || !text ? [] : [{ head: above, text }]
}

/** A sentence of the visitor's with a closing mark. */
export function ended(sentence: string): string {
  return /[.!?…。！？؟।]["”»)]?$/u.test(sentence) ? sentence : `${sentence}.`
}
