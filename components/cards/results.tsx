import { CancelButton } from '@/components/run/cancel-button'
import { type Change, isBusy, type ShownCard } from '@/components/run/generation'
import { newJob } from '@/components/run/job'
import { Skeletons } from '@/components/run/skeletons'
import type { GenerationControl } from '@/components/run/use-generation'
import { useLoaded } from '@/components/run/use-loaded'
import type { Card } from '@/lib/tool/card'
import type { RefineAction, ToolForm } from '@/lib/tool/form'
import { useFavourites } from './board/use-favourites'
import { CalendarExport } from './calendar/calendar-export'
import { openingsFor } from './openings'
import { actionsFor, needsModel } from './refinements'
import { ResultCard } from './result-card'
import { RunToolbar } from './run-toolbar'

const loadEditing = () => import('./editing')

type Props = { form: ToolForm; flow: GenerationControl }

/** The cards of the run on the page, or of the one that is arriving. */
export function Results({ form, flow }: Props) {
  const marks = useFavourites(form)
  const { phase, run } = flow.generation
  const arriving = isBusy(phase) && !phase.job.refine
  const refining = isBusy(phase) ? phase.job.refine : undefined
  const fresh: readonly ShownCard[] = phase.name === 'loading' ? phase.cards.map((card) => ({ card })) : []
  const cards = arriving ? fresh : (run?.cards ?? [])
  const values = arriving ? phase.job.values : run
  const settled = !arriving && cards.length > 0
  const editing = useLoaded(loadEditing, settled)
  if (cards.length === 0 || !values) return null

  const engine = run?.engine ?? null
  const plain = cards.map(({ card }) => card)
  const refine = (card: Card, action: RefineAction, byKeyboard: boolean, words?: string) => {
    if (!run) return
    const job = newJob({ values: run, byKeyboard, refine: { action, card, ...(words && { words }) } })
    flow.submit(job)
  }
  const change = (card: Card, next: Card, by: Change) => {
    flow.change(card.id, next, by)
    marks.follow(card, next)
  }
  const undo = ({ card, earlier }: ShownCard) => {
    flow.undo(card.id)
    const before = earlier?.at(-1)
    if (before) marks.follow(card, before.card)
  }

  return (
    <>
      {!arriving && run && (
        <RunToolbar run={run} busy={isBusy(phase)} onAgain={(again) => flow.submit(newJob(again))} />
      )}
      {plain.some((card) => card.schedule) && <CalendarExport run={arriving ? null : run} />}
      <ol className="mt-4 grid gap-4">
        {cards.map((shown, index) => (
          <li key={shown.card.id} className="min-w-0">
            <ResultCard
              shown={shown}
              number={index + 1}
              form={form}
              values={values}
              actions={actionsFor(form.refine, engine, shown.card)}
              openings={settled ? openingsFor(shown.card, plain) : []}
              editing={settled && editing.status === 'loaded' ? editing.module : null}
              busy={isBusy(phase)}
              marked={marks.isMarked(shown.card)}
              onMark={() => marks.toggle(shown.card)}
              onRefine={(...asked) => refine(shown.card, ...asked)}
              onChange={(next, by) => change(shown.card, next, by)}
              onUndo={() => undo(shown)}
            />
            {refining?.card.id === shown.card.id && (
              <div className="mt-4">
                <CancelButton onCancel={flow.cancel} />
                <Skeletons count={1} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {!arriving &&
        run?.notes.map((note) => (
          <p key={note} className="mt-3 text-sm text-muted">
            {note}
          </p>
        ))}
      {settled && needsModel(form.refine, engine) && (
        <p className="mt-3 text-sm text-muted">
          The built-in writer can write more like a result and shorten what it wrote. Making a result bolder,
          more specific or changing it as you say takes an AI model, which did not write these: edit the text
          yourself.
        </p>
      )}
    </>
  )
}
