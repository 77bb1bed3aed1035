import { CopyPlus, Flame, type LucideIcon, PencilLine, Scissors, Target } from 'lucide-react'
import type { Card, EngineName } from '@/lib/tool/card'
import { isDoneByCode } from '@/lib/tool/done-by-code'
import { builtInActions, MAX_EDITED_TEXT, type RefineAction, type ToolForm } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import type { Change } from './shown-run'

export const refinements: Record<RefineAction, { label: string; Icon: LucideIcon }> = {
  similar: { label: 'More like this', Icon: CopyPlus },
  shorter: { label: 'Shorter', Icon: Scissors },
  bolder: { label: 'Bolder', Icon: Flame },
  specific: { label: 'More specific', Icon: Target },
  change: { label: 'Change it', Icon: PencilLine },
}

/** What a button says that costs one. */
export const oneUse = ' · 1 use'

/** What undo takes back, as its button says it. */
export const undone: Record<Change, string> = {
  shorter: 'shortening',
  bolder: 'bolder version',
  specific: 'more specific version',
  change: 'requested change',
  edit: 'editing',
  combine: 'combining',
  keep: 'keeping a phrase',
  drop: 'dropping a phrase',
  fill: 'filling in',
}

/** What can be asked for at all: where code does alone what else is done with a picture, there are no words to go by. */
export function actionsWith(
  { fields, picture, refine }: Pick<ToolForm, 'fields' | 'picture' | 'refine'>,
  parameters: FormValues['parameters'],
): readonly RefineAction[] {
  return picture === 'enough' && isDoneByCode(fields, parameters) ? [] : refine
}

/**
 * What can be asked for one result. The built-in writer shortens only what it wrote itself and rewrites nothing; a text
 * that the visitor made very long is not sent at all.
 */
export function actionsFor(
  actions: readonly RefineAction[],
  engine: EngineName | null,
  { copy, edited }: Card,
): readonly RefineAction[] {
  if (edited && [...copy].length > MAX_EDITED_TEXT) return []
  if (engine !== 'built-in') return actions
  return actions.filter((action) => builtInActions.includes(action) && !(edited && action === 'shorter'))
}

/** Whether it costs no use: the built-in writer only cuts what is there. */
export function isFree(action: RefineAction, engine: EngineName | null): boolean {
  return engine === 'built-in' && action === 'shorter'
}

/** Whether the tool offers more than what the engine of this run could do. */
export function needsModel(actions: readonly RefineAction[], engine: EngineName | null): boolean {
  return engine === 'built-in' && actions.some((action) => !builtInActions.includes(action))
}
