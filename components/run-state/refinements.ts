import { CopyPlus, Flame, type LucideIcon, PencilLine, Scissors, Target } from 'lucide-react'
import type { Card, EngineName } from '@/lib/tool/card'
import { builtInActions, MAX_EDITED_TEXT_LENGTH, type PromptForm, type RefineAction } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { runsWithoutModel } from '@/lib/tool/runs-without-model'
import type { CardChange } from './run-state'

export const refinements: Record<RefineAction, { label: string; Icon: LucideIcon }> = {
  similar: { label: 'More like this', Icon: CopyPlus },
  shorter: { label: 'Shorter', Icon: Scissors },
  bolder: { label: 'Bolder', Icon: Flame },
  specific: { label: 'More specific', Icon: Target },
  change: { label: 'Change it', Icon: PencilLine },
}

/** What a button says that costs one. */
export const oneUseLabel = ' · 1 use'

/** What undo takes back, as its button says it. */
export const undoLabels: Record<CardChange, string> = {
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
export function getRunActions(
  { fields, imageInput, refineActions }: Pick<PromptForm, 'fields' | 'imageInput' | 'refineActions'>,
  parameters: FormValues['parameters'],
): readonly RefineAction[] {
  return imageInput === 'enough' && runsWithoutModel(fields, parameters) ? [] : refineActions
}

/** What can be asked for one result; a text that the visitor made very long is not sent at all. */
export function getCardActions(
  actions: readonly RefineAction[],
  engine: EngineName | null,
  { copy, edited }: Card,
): readonly RefineAction[] {
  if (edited && [...copy].length > MAX_EDITED_TEXT_LENGTH) return []
  return actions.filter((action) => !(engine === 'built-in' && edited && action === 'shorter'))
}

/** Whether this site's server does it: the built-in writer only varies and shortens what it wrote, and other writers go on with their own. */
export function isDoneHere(action: RefineAction, engine: EngineName | null): boolean {
  return engine === 'built-in' ? builtInActions.includes(action) : engine === 'openai' || engine === null
}

/** What an action costs, as its button says it. The built-in writer only cuts what is there, which costs no use. */
export function formatCost(action: RefineAction, engine: EngineName | null): string {
  if (!isDoneHere(action, engine)) return ' · your AI'
  return isFree(action, engine) ? '' : oneUseLabel
}

/** Whether it costs no use. */
export function isFree(action: RefineAction, engine: EngineName | null): boolean {
  return engine === 'built-in' && action === 'shorter'
}
