import { Blocks, Pencil } from 'lucide-react'
import type { RefObject } from 'react'
import { NextToolLinks } from '@/components/actions/next-tool-links'
import { MailLink, MakerLinks, PostOnXLink } from '@/components/actions/result-links'
import { RefineButton, RewriteActions } from '@/components/actions/rewrite-actions'
import { directActions, formatCost } from '@/components/run-state/refinements'
import { getSpokenLines, TeleprompterButton } from '@/components/teleprompter/teleprompter-button'
import { Button } from '@/components/ui/button'
import type { Card, EngineName } from '@/lib/tool/card'
import type { PromptForm, RefineAction } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import type { Panel } from './more-panel'

export type MoreActionsProps = {
  card: Card
  resultNumber: number
  form: PromptForm
  values: FormValues
  actions: readonly RefineAction[]
  engine: EngineName | null
  isBusy: boolean
  text: string
  panel: Panel | null
  panels: readonly Panel[]
  /** This is false until the editing code is loaded, and while results still arrive. */
  isReady: boolean
  editButtonRef: RefObject<HTMLButtonElement | null>
  onPanelToggle: (panel: Panel) => void
  onRefine: (action: RefineAction, usedKeyboard: boolean, instruction?: string) => void
}

const panelButtons = { edit: { label: 'Edit', Icon: Pencil }, combine: { label: 'Combine', Icon: Blocks } } as const

/** Actions on a result other than Copy and Save. Actions that change the text are hidden while it is being edited. */
export function MoreActions(props: MoreActionsProps) {
  const { card, resultNumber, form, values, actions, engine, text, panel, panels, isReady } = props
  const refineProps = { resultNumber, costLabel: formatCost(engine), isBusy: props.isBusy, onRefine: props.onRefine }
  const teleprompterLines = getSpokenLines(card)
  const availableActions = panel === 'edit' ? [] : actions
  return (
    <div className="-mx-3 flex flex-wrap items-center gap-1">
      {panels.map((panelName) => {
        const { label, Icon } = panelButtons[panelName]
        return (
          <Button
            key={panelName}
            ref={panelName === 'edit' ? props.editButtonRef : null}
            size="small"
            variant="quiet"
            aria-expanded={panel === panelName}
            aria-disabled={!isReady}
            aria-label={`${label} result ${resultNumber}`}
            onClick={() => isReady && props.onPanelToggle(panelName)}
          >
            <Icon className="size-4" />
            {label}
          </Button>
        )
      })}
      {availableActions
        .filter((action) => directActions.includes(action))
        .map((action) => (
          <RefineButton key={action} action={action} variant="quiet" {...refineProps} />
        ))}
      <RewriteActions actions={availableActions.filter((action) => !directActions.includes(action))} {...refineProps} />
      <PostOnXLink card={card} text={text} resultNumber={resultNumber} />
      <MailLink card={card} text={text} resultNumber={resultNumber} />
      {card.pace && teleprompterLines.length > 0 && (
        <TeleprompterButton
          lines={teleprompterLines}
          pace={card.pace}
          label={`Teleprompter (result ${resultNumber})`}
        />
      )}
      <MakerLinks makers={form.makers} scope="card" cards={[card]} />
      <NextToolLinks card={card} nextTools={form.nextTools} resultNumber={resultNumber} values={values} />
    </div>
  )
}
