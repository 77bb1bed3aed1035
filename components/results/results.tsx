import type { ReactNode } from 'react'
import { RunToolbar } from '@/components/actions/run-toolbar'
import { ResultCard } from '@/components/card/result-card'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { CancelButton } from '@/components/run/cancel-button'
import { FailureNotice } from '@/components/run/failure-notice'
import { isBusy } from '@/components/run/flow'
import { Skeletons } from '@/components/run/skeletons'
import { openingsFor } from '@/components/run-state/openings'
import { newJob } from '@/components/run-state/prompt-job'
import { getCardActions, getRunActions, isFree, needsModel } from '@/components/run-state/refinements'
import {
  applyCardChange,
  type CardChange,
  type CardState,
  commitFills,
  commitFillsById,
  getBaseCard,
  getCardNumber,
  undoLastChange,
} from '@/components/run-state/run-state'
import { useSaved } from '@/components/saved/use-saved'
import { setLoaders } from '@/components/sets/set-loaders'
import type { CardShape } from '@/components/sets/set-props'
import type { Card } from '@/lib/tool/card'
import type { PromptForm, RefineAction } from '@/lib/tool/form'
import { ReadingSelect } from './reading-select'
import type { PromptFlow } from './use-prompt-flow'

const loadEditing = () => import('@/components/card/deferred-editing')
const noSet = () => Promise.resolve(null)

type Props = {
  form: PromptForm
  flow: PromptFlow
  /** Has the prompt of the run read as another kind. */
  onReadingChange: (kind: string) => void
}

/** The cards of the run on the page, or of the one that is arriving. */
export function Results({ form, flow, onReadingChange }: Props) {
  const marks = useSaved(form)
  const { phase, pieces, failure, run, botCheck } = flow
  const arriving = isBusy(phase) && !phase.job.refine
  const refining = isBusy(phase) ? phase.job.refine : undefined
  const fresh: readonly CardState[] = phase.name === 'loading' ? pieces.map((card) => ({ card })) : []
  const cards = arriving ? fresh : (run?.cards ?? [])
  const values = arriving ? phase.job.values : run
  const settled = !arriving && cards.length > 0
  // Asked for as the run begins, so that no card changes its height once it is read.
  const isWanted = isBusy(phase) || cards.length > 0
  const editing = useLazyModule(loadEditing, isWanted)
  const set = useLazyModule((form.layout && setLoaders[form.layout]) ?? noSet, isWanted)
  if (cards.length === 0 || !values) return null

  const engine = run?.engine ?? null
  const actions = getRunActions(form, values.parameters)
  const refine = (card: Card, action: RefineAction, byKeyboard: boolean, words?: string) => {
    if (!run) return
    const refine = { action, card, ...(words && { words }) }
    flow.submit(newJob({ tool: form.type, values: run, byKeyboard, refine, isFree: isFree(action, engine) }))
  }
  const change = (shown: CardState, next: Card, by: CardChange) => {
    flow.change((run) => applyCardChange(run, shown.card.id, next, by))
    marks.follow(getBaseCard(shown), next)
  }
  const undo = (shown: CardState) => {
    flow.change((run) => undoLastChange(run, shown.card.id))
    const before = commitFills(shown).undoStack?.at(-1)
    if (before) marks.follow(getBaseCard(shown), before.card)
  }
  const settle = (shown: CardState) => {
    flow.change((run) => commitFillsById(run, shown.card.id))
    marks.follow(getBaseCard(shown), shown.card)
  }
  const mark = (shown: CardState) => {
    settle(shown)
    marks.toggle(shown.card)
  }

  const renderCard = (shown: CardState, index: number, inside?: ReactNode, shape: CardShape = {}) => (
    <>
      <ResultCard
        cardState={shown}
        number={getCardNumber(shown, index)}
        form={form}
        values={values}
        engine={engine}
        actions={getCardActions(actions, engine, shown.card)}
        openings={settled ? openingsFor(shown.card, cards) : []}
        editing={settled && editing.status === 'loaded' ? editing.module : null}
        content={inside}
        shape={shape}
        busy={isBusy(phase)}
        isSaved={marks.isSaved(getBaseCard(shown))}
        onToggleSave={() => mark(shown)}
        onRefine={(...asked) => refine(shown.card, ...asked)}
        onFill={(...typed) =>
          editing.status === 'loaded' &&
          flow.change((run) => editing.module.setBlankValue(run, shown.card.id, ...typed))
        }
        onCommitFills={() => settle(shown)}
        onChange={(next, by) => change(shown, next, by)}
        onUndo={() => undo(shown)}
      />
      {failure?.job.refine?.card.id === shown.card.id && (
        <FailureNotice
          notice={failure.notice}
          hasPassedNewCheck={botCheck.isShown && botCheck.state.status === 'ready'}
          onRetry={(byKeyboard) => flow.submit(newJob({ ...failure.job, byKeyboard }))}
        />
      )}
      {refining?.card.id === shown.card.id && (
        <div className="mt-4">
          <CancelButton onCancel={flow.cancel} />
          <Skeletons count={1} />
        </div>
      )}
    </>
  )
  const SetView = set.status === 'loaded' ? set.module?.SetView : undefined

  return (
    <>
      {!arriving && run && (
        <RunToolbar
          makers={form.makers}
          run={run}
          busy={isBusy(phase)}
          onRerun={(byKeyboard) => flow.submit(newJob({ tool: form.type, values: run, byKeyboard }))}
        />
      )}
      {!arriving && run?.reading && (
        <ReadingSelect
          form={form}
          reading={run.reading}
          busy={isBusy(phase)}
          onReadingChange={onReadingChange}
        />
      )}
      {SetView ? (
        <SetView
          // What is open in it is of one run, which has the id of its job from the first card on.
          key={arriving ? phase.job.id : run?.id}
          form={form}
          cards={cards}
          isFinished={settled}
          run={arriving ? null : run}
          renderCard={renderCard}
          onRunChange={flow.change}
        />
      ) : (
        <ol className="mt-4 grid gap-3">
          {cards.map((shown, index) => (
            <li key={shown.card.id} className="min-w-0">
              {renderCard(shown, index)}
            </li>
          ))}
        </ol>
      )}
      {!arriving &&
        run?.notes.map((note) => (
          <p key={note} className="mt-3 text-sm text-muted">
            {note}
          </p>
        ))}
      {settled && needsModel(actions, engine) && (
        <p className="mt-3 text-sm text-muted">
          The built-in writer can’t make these bolder, more specific or change them as you say. That takes an
          AI model. Tap Edit in More to change the text yourself.
        </p>
      )}
    </>
  )
}
