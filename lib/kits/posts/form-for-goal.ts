import type { Form } from '@/lib/writer/frames/frame'

/** The form that serves a goal best: a question gets comments, a list is kept. */
export function formForGoal(goal: string): Form {
  if (goal === 'comments') return 'question'
  return goal === 'saves' ? 'list' : 'statement'
}
