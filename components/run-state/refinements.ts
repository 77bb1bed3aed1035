import { CopyPlus, Flame, type LucideIcon, PencilLine, Scissors, Target } from 'lucide-react'
import type { Card, EngineName } from '@/lib/tool/card'
import { MAX_EDITED_TEXT_LENGTH, type PromptForm, type RefineAction } from '@/lib/tool/form'
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
export function getCardActions(actions: readonly RefineAction[], { copy, edited }: Card): readonly RefineAction[] {
  return edited && [...copy].length > MAX_EDITED_TEXT_LENGTH ? [] : actions
}

/** Whether a model of this site rewrites what this engine has written; else the visitor's own assistant does. */
export const isRewrittenHere = (engine: EngineName | null) => engine === 'openai' || engine === null

/** What a rewriting costs, as its button says it. */
export const formatCost = (engine: EngineName | null) => (isRewrittenHere(engine) ? oneUseLabel : ' · your AI')

/** Actions that have a button of their own; the others stand under "Rewrite…". */
export const directActions: readonly RefineAction[] = ['similar', 'shorter']
