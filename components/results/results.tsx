import { Sparkles } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { RunToolbar } from '@/components/actions/run-toolbar'
import { ResultCard } from '@/components/card/result-card'
import { SelectOptions } from '@/components/form/option-input'
import type { FormControl } from '@/components/form/use-form-values'
import { useLazyModule } from '@/components/loading/lazy-module'
import { LazySection } from '@/components/loading/lazy-section'
import { useBrowserValue } from '@/components/loading/use-browser-value'
import { FailureNotice } from '@/components/run/failure-notice'
import { isBusy } from '@/components/run/flow'
import { CancelButton, Skeletons } from '@/components/run/pending-run'
import { listOpenings } from '@/components/run-state/card-parts'
import { buildPromptJob, createReadingJob, type OpenAssistant } from '@/components/run-state/prompt-job'
import { getCardActions, getRunActions, isRewrittenBySite } from '@/components/run-state/refinements'
import {
  applyCardChange,
  type CardChange,
  type CardState,
  commitFills,
  commitFillsById,
  getBaseCard,
  getCardNumber,
  type ReplyReading,
  undoLastChange,
} from '@/components/run-state/run-state'
import { type CardShape, layoutLoaders } from '@/components/sets/layout-loaders'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { type Run, runHistory } from '@/lib/browser/history'
import { isSaved, savedResults } from '@/lib/browser/saved-results'
import { storageUnavailableNotice } from '@/lib/core/errors/storage-notice'
import type { Card } from '@/lib/tool/card'
import { defaultEngineWords } from '@/lib/tool/engine-words'
import type { PromptForm, RefineAction } from '@/lib/tool/form'
import { runsWithoutModel } from '@/lib/tool/runs-without-model'
import type { PromptFlow } from './use-prompt-flow'

type ReadingSelectProps = {
  form: PromptForm
  reading: ReplyReading
  isBusy: boolean
  onReadingChange: (kind: string) => void
}

/** Shows the type of post that the prompt was read as. For a quick draft, another type costs no use. */
function ReadingSelect({ form, reading, isBusy, onReadingChange }: ReadingSelectProps) {
  const id = useId()
  const field = form.fields.find(({ name }) => name === 'readAs')
  if (field?.kind !== 'select') return null
  const kinds = field.options.filter(({ value }) => value !== field.default)
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <label htmlFor={id} className="font-semibold">
        Type of post:
      </label>
      <select
        id={id}
        value={reading.sure ? reading.kind : ''}
        disabled={isBusy}
        aria-describedby={`${id}-cost`}
        className="min-h-11 rounded-lg border border-field-line bg-surface px-3 text-base text-ink"
        onChange={(event) => onReadingChange(event.target.value)}
      >
        {!reading.sure && <option value="">not sure</option>}
        <SelectOptions options={kinds} />
      </select>
      <span id={`${id}-cost`} className="text-muted">
        {reading.again === undefined ? 'Not right? Switch it for 1 use.' : 'Not right? Switch it for free.'}
      </span>
    </div>
  )
}

let hasWarned = false

function useSavedCards(tool: { type: string; name: string }) {
  const list = useBrowserValue(savedResults)
  return {
    isSaved: (card: Card) => isSaved(list, tool.type, card),
    replace: (oldCard: Card, newCard: Card) => savedResults.replace(tool.type, oldCard, newCard),
    toggle(card: Card) {
      savedResults.toggle({ tool: tool.type, toolName: tool.name, at: Date.now(), card })
      if (hasWarned || savedResults.isPersisted()) return
      hasWarned = true
      void notifyError(storageUnavailableNotice)
    },
  }
}

const loadEditingModule = () => import('@/components/card/card-editing')
const loadNothing = () => Promise.resolve(null)

type Props = { form: PromptForm; flow: PromptFlow; control: FormControl; onAssistant: OpenAssistant }

export function Results({ form, flow, control, onAssistant }: Props) {
  const savedCards = useSavedCards(form)
  const { phase, pieces, failure, run } = flow
  const isArriving = isBusy(phase) && !phase.job.refine
  const refinement = isBusy(phase) ? phase.job.refine : undefined
  const arrivingCards: readonly CardState[] = phase.name === 'loading' ? pieces.map((card) => ({ card })) : []
  const cards = isArriving ? arrivingCards : (run?.cards ?? [])
  const values = isArriving ? phase.job.values : run
  const isFinished = !isArriving && cards.length > 0
  // These modules load when the run starts, so that cards do not change height afterward.
  const shouldLoad = isBusy(phase) || cards.length > 0
  const editingModule = useLazyModule(loadEditingModule, shouldLoad)
  const layoutModule = useLazyModule((form.layout && layoutLoaders[form.layout]) ?? loadNothing, shouldLoad)
  if (cards.length === 0 || !values) return null

  const engine = run?.engine ?? null
  const actions = getRunActions(form, values.parameters)
  const submitRefinement = (card: Card, action: RefineAction, usedKeyboard: boolean, instruction?: string) => {
    if (!run) return
    const refine = { action, card, ...(instruction && { words: instruction }) }
    if (isRewrittenBySite(engine)) flow.submit(buildPromptJob({ tool: form.type, values: run, usedKeyboard, refine }))
    else onAssistant(run, refine)
  }
  const submitReading = (kind: string) => {
    const job = createReadingJob(run, kind)
    if (job && flow.submit(job)) control.fillInputs(job.values)
  }
  const changeCard = (cardState: CardState, newCard: Card, change: CardChange) => {
    flow.change((run) => applyCardChange(run, cardState.card.id, newCard, change))
    savedCards.replace(getBaseCard(cardState), newCard)
  }
  const undoCardChange = (cardState: CardState) => {
    flow.change((run) => undoLastChange(run, cardState.card.id))
    const lastStep = commitFills(cardState).undoStack?.at(-1)
    if (lastStep) savedCards.replace(getBaseCard(cardState), lastStep.card)
  }
  const commitCard = (cardState: CardState) => {
    flow.change((run) => commitFillsById(run, cardState.card.id))
    savedCards.replace(getBaseCard(cardState), cardState.card)
  }
  const toggleSaved = (cardState: CardState) => {
    commitCard(cardState)
    savedCards.toggle(cardState.card)
  }

  const renderCard = (cardState: CardState, index: number, content?: ReactNode, shape: CardShape = {}) => (
    <>
      <ResultCard
        cardState={cardState}
        resultNumber={getCardNumber(cardState, index)}
        form={form}
        values={values}
        engine={engine}
        actions={getCardActions(actions, cardState.card)}
        openings={isFinished ? listOpenings(cardState.card, cards) : []}
        editingModule={isFinished && editingModule.status === 'loaded' ? editingModule.module : null}
        content={content}
        shape={shape}
        isBusy={isBusy(phase)}
        isSaved={savedCards.isSaved(getBaseCard(cardState))}
        onToggleSave={() => toggleSaved(cardState)}
        onRefine={(...args) => submitRefinement(cardState.card, ...args)}
        onFill={(...args) =>
          editingModule.status === 'loaded' &&
          flow.change((run) => editingModule.module.setBlankValue(run, cardState.card.id, ...args))
        }
        onCommitFills={() => commitCard(cardState)}
        onChange={(newCard, change) => changeCard(cardState, newCard, change)}
        onUndo={() => undoCardChange(cardState)}
      />
      {failure?.job.refine?.card.id === cardState.card.id && (
        <FailureNotice notice={failure.notice} hasPassedNewCheck={flow.hasPassedNewCheck} onRetry={flow.retry} />
      )}
      {refinement?.card.id === cardState.card.id && (
        <div className="mt-4">
          <CancelButton onCancel={flow.cancel} />
          <Skeletons count={1} />
        </div>
      )}
    </>
  )
  const SetView = layoutModule.status === 'loaded' ? layoutModule.module?.SetView : undefined

  return (
    <>
      {SetView ? (
        <SetView
          // A new key resets open panels. A run has the id of its job, so the key is stable once results arrive.
          key={isArriving ? phase.job.id : run?.id}
          cards={cards}
          isFinished={isFinished}
          run={isArriving ? null : run}
          renderCard={renderCard}
          onRunChange={flow.change}
        />
      ) : (
        <ol className="mt-2 grid gap-3">
          {cards.map((cardState, index) => (
            <li key={cardState.card.id} className="min-w-0">
              {renderCard(cardState, index)}
            </li>
          ))}
        </ol>
      )}
      {!isArriving && run && (
        <>
          {run.notes.map((note) => (
            <p key={note} className="mt-3 text-sm text-muted">
              {note}
            </p>
          ))}
          {run.reading && (
            <ReadingSelect form={form} reading={run.reading} isBusy={isBusy(phase)} onReadingChange={submitReading} />
          )}
          {engine === 'built-in' && !runsWithoutModel(form.fields, run.parameters) && (
            <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <Button size="small" onClick={() => onAssistant(run)}>
                <Sparkles className="size-4" />
                Better with your AI
              </Button>
              <span className="text-muted">{(form.engineWords ?? defaultEngineWords).limits}</span>
            </p>
          )}
          <RunToolbar
            makers={form.makers}
            run={run}
            isBusy={isBusy(phase)}
            onRerun={(usedKeyboard) => flow.submit(buildPromptJob({ tool: form.type, values: run, usedKeyboard }))}
          />
        </>
      )}
    </>
  )
}

const loadHistoryModule = () => import('@/components/saved/tool-history')

/** Shown once the tool has runs. */
export function HistorySection({ form, onRestore }: { form: PromptForm; onRestore: (run: Run) => void }) {
  const hasRuns = useBrowserValue(runHistory).some(({ tool }) => tool === form.type)
  if (!hasRuns) return null
  return (
    <div className="mt-8">
      <LazySection title="History" loadModule={loadHistoryModule}>
        {({ ToolHistory }) => <ToolHistory form={form} onRestore={onRestore} />}
      </LazySection>
    </div>
  )
}
