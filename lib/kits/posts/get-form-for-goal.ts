import type { LineForm } from '@/lib/writer/frames/frame'

/** The form that serves a goal best: a question gets comments, a list is kept. */
export function getFormForGoal(goal: string): LineForm {
  if (goal === 'comments') return 'question'
  return goal === 'saves' ? 'list' : 'statement'
}
