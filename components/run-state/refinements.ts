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

export const oneUseLabel = ' · 1 use'

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

/** Returns a run's refinements. An image tool whose options need no model has none, as it has no text. */
export function getRunActions(
  { fields, imageInput, refineActions }: Pick<PromptForm, 'fields' | 'imageInput' | 'refineActions'>,
  parameters: FormValues['parameters'],
): readonly RefineAction[] {
  return imageInput === 'enough' && runsWithoutModel(fields, parameters) ? [] : refineActions
}

/** Returns the refinements for one result, or an empty list if the edited text is too long to send. */
export const getCardActions = (actions: readonly RefineAction[], { copy, edited }: Card): readonly RefineAction[] =>
  edited && [...copy].length > MAX_EDITED_TEXT_LENGTH ? [] : actions

/** Whether this site's model rewrites results of this engine. If not, the visitor's own assistant does. */
export const isRewrittenBySite = (engine: EngineName | null) => engine === 'openai' || engine === null

export const formatCost = (engine: EngineName | null) => (isRewrittenBySite(engine) ? oneUseLabel : ' · your AI')

/** Actions with their own button; the others are under "Rewrite…". */
export const directActions: readonly RefineAction[] = ['similar', 'shorter']
