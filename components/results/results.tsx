import type { ReactNode } from 'react'
import { RunToolbar } from '@/components/actions/run-toolbar'
import { ResultCard } from '@/components/card/result-card'
import { useLoaded } from '@/components/loading/use-loaded'
import { CancelButton } from '@/components/run/cancel-button'
import { isBusy } from '@/components/run/flow'
import { Refused } from '@/components/run/refused'
import { Skeletons } from '@/components/run/skeletons'
import { openingsFor } from '@/components/run-state/openings'
import { newJob } from '@/components/run-state/prompt-job'
import { actionsFor, actionsWith, isFree, needsModel } from '@/components/run-state/refinements'
import {
  type Change,
  numberOf,
  type ShownCard,
  settledOne,
  standing,
  withChange,
  withSettled,
  withUndone,
} from '@/components/run-state/shown-run'
import { useSaved } from '@/components/saved/use-saved'
import type { CardShape } from '@/components/sets/set-props'
import { sets } from '@/components/sets/sets'
import type { Card } from '@/lib/tool/card'
import type { RefineAction, ToolForm } from '@/lib/tool/form'
import { ReadAs } from './read-as'
import type { PromptRun } from './use-prompt-run'

const loadEditing = () => import('@/components/card/editing')
const noSet = () => Promise.resolve(null)

type Props = {
  form: ToolForm
  flow: PromptRun
  /** Has the prompt of the run read as another kind. */
  onRead: (kind: string) => void
}

/** The cards of the run on the page, or of the one that is arriving. */
export function Results({ form, flow, onRead }: Props) {
  const marks = useSaved(form)
  const { phase, pieces, failure, run, bot } = flow
  const arriving = isBusy(phase) && !phase.job.refine
  const refining = isBusy(phase) ? phase.job.refine : undefined
  const fresh: readonly ShownCard[] = phase.name === 'loading' ? pieces.map((card) => ({ card })) : []
  const cards = arriving ? fresh : (run?.cards ?? [])
  const values = arriving ? phase.job.values : run
  const settled = !arriving && cards.length > 0
  // Asked for as the run begins, so that no card changes its height once it is read.
  const isWanted = isBusy(phase) || cards.length > 0
  const editing = useLoaded(loadEditing, isWanted)
  const set = useLoaded((form.look && sets[form.look]) ?? noSet, isWanted)
  if (cards.length === 0 || !values) return null

  const engine = run?.engine ?? null
  const actions = actionsWith(form, values.parameters)
  const refine = (card: Card, action: RefineAction, byKeyboard: boolean, words?: string) => {
    if (!run) return
    const refine = { action, card, ...(words && { words }) }
    flow.submit(newJob({ tool: form.type, values: run, byKeyboard, refine, isFree: isFree(action, engine) }))
  }
  const change = (shown: ShownCard, next: Card, by: Change) => {
    flow.change((run) => withChange(run, shown.card.id, next, by))
    marks.follow(standing(shown), next)
  }
  const undo = (shown: ShownCard) => {
    flow.change((run) => withUndone(run, shown.card.id))
    const before = settledOne(shown).earlier?.at(-1)
    if (before) marks.follow(standing(shown), before.card)
  }
  const settle = (shown: ShownCard) => {
    flow.change((run) => withSettled(run, shown.card.id))
    marks.follow(standing(shown), shown.card)
  }
  const mark = (shown: ShownCard) => {
    settle(shown)
    marks.toggle(shown.card)
  }

  const renderCard = (shown: ShownCard, index: number, inside?: ReactNode, shape: CardShape = {}) => (
    <>
      <ResultCard
        shown={shown}
        number={numberOf(shown, index)}
        form={form}
        values={values}
        engine={engine}
        actions={actionsFor(actions, engine, shown.card)}
        openings={settled ? openingsFor(shown.card, cards) : []}
        editing={settled && editing.status === 'loaded' ? editing.module : null}
        inside={inside}
        shape={shape}
        busy={isBusy(phase)}
        marked={marks.isSaved(standing(shown))}
        onMark={() => mark(shown)}
        onRefine={(...asked) => refine(shown.card, ...asked)}
        onFill={(...typed) =>
          editing.status === 'loaded' &&
          flow.change((run) => editing.module.withFill(run, shown.card.id, ...typed))
        }
        onSettle={() => settle(shown)}
        onChange={(next, by) => change(shown, next, by)}
        onUndo={() => undo(shown)}
      />
      {failure?.job.refine?.card.id === shown.card.id && (
        <Refused
          notice={failure.notice}
          isChecked={bot.shown && bot.check.status === 'ready'}
          onAgain={(byKeyboard) => flow.submit(newJob({ ...failure.job, byKeyboard }))}
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
  const SetView = set.status === 'loaded' ? set.module?.Set : undefined

  return (
    <>
      {!arriving && run && (
        <RunToolbar
          makers={form.makers}
          run={run}
          busy={isBusy(phase)}
          onAgain={(byKeyboard) => flow.submit(newJob({ tool: form.type, values: run, byKeyboard }))}
        />
      )}
      {!arriving && run?.reading && (
        <ReadAs form={form} reading={run.reading} busy={isBusy(phase)} onRead={onRead} />
      )}
      {SetView ? (
        <SetView
          // What is open in it is of one run, which has the id of its job from the first card on.
          key={arriving ? phase.job.id : run?.id}
          form={form}
          cards={cards}
          settled={settled}
          run={arriving ? null : run}
          renderCard={renderCard}
          onRun={flow.change}
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
