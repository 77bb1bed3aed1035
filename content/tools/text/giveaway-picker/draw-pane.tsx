import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { TextField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { InlineNotice } from '@/components/ui/inline-notice'
import { formatCount } from '@/lib/core/format/format-number'
import { createSeed } from './draw'
import { DrawButton, emptyListReason } from './draw-button'
import { DrawResult } from './draw-result'
import { parseRequiredTerms } from './entries'
import { type GiveawayRules, layoutField, type Proof } from './giveaway-form'
import { formatUtcTime, pluralize } from './proof'
import type { LayoutQuestion, ListLayout } from './read-entries'
import { Reveal } from './reveal'
import type { DrawReply } from './run-draw-job'
import { describeProblem, getDrawCount, runInDrawWorker, useDraw } from './use-draw'

const DEBOUNCE_MS = 250

/** Analyzes the list shortly after each change; null before the first result. */
function useSummary(text: string, rules: GiveawayRules): DrawReply | null {
  const [reply, setReply] = useState<DrawReply | null>(null)
  useEffect(() => {
    if (text.trim() === '') return setReply(null)
    let isStale = false
    const showReply = (newReply: DrawReply | null) => !isStale && setReply(newReply)
    const timer = setTimeout(() => {
      runInDrawWorker({ text, rules, kind: 'look' }).then(showReply, () => showReply(null))
    }, DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text, rules])
  return reply
}

function describeSummary(reply: DrawReply | null, rules: GiveawayRules): string {
  if (reply?.kind !== 'look') return 'Checking your list…'
  const { layout, entryCount, people: personCount, chances: chanceCount, droppedCounts } = reply.summary
  const exclusions = [
    droppedCounts.contains > 0 &&
      `${formatCount(droppedCounts.contains)} without ${parseRequiredTerms(rules.contains).join(' and ')}`,
    droppedCounts.mentions > 0 && `${formatCount(droppedCounts.mentions)} with too few friends tagged`,
    droppedCounts.excluded > 0 && `${formatCount(droppedCounts.excluded)} by name`,
  ].filter(Boolean)
  return [
    `${pluralize(personCount, 'person', 'people')} in the drawing, ${pluralize(chanceCount, 'chance', 'chances')}.`,
    `From ${pluralize(entryCount, 'entry', 'entries')}.`,
    describeLayout(layout),
    exclusions.length > 0 && `Left out: ${exclusions.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Says how the list was read, so that a wrong guess shows. */
function describeLayout(layout: ListLayout): string | false {
  switch (layout.kind) {
    case 'lines':
      return false
    case 'table': {
      const skippedRows =
        layout.rowsWithoutName > 0 && `${pluralize(layout.rowsWithoutName, 'row', 'rows')} without a name left out.`
      const tickets = layout.ticketColumn ? `,” entries from “${layout.ticketColumn}.”` : '.”'
      return [`Names come from column “${layout.column}${tickets}`, skippedRows].filter(Boolean).join(' ')
    }
    case 'page': {
      const { skippedLines } = layout
      const example = skippedLines[0] === undefined ? '' : `, such as “${skippedLines[0]}”`
      return `Read as comments copied from a page: ${pluralize(skippedLines.length, 'line', 'lines')} of its own text skipped${example}.`
    }
  }
}

type QuestionProps = { question: LayoutQuestion; onAnswer: (layout: GiveawayRules['layout']) => void }

/** Asks before the draw, because a wrong guess would put other things than people in it. */
function LayoutForm({ question: { reason, columns }, onAnswer }: QuestionProps) {
  const answers = layoutField.options.slice(1).flatMap(({ value, label }) => {
    if (!value.startsWith('column')) return value === 'page' && reason === 'table' ? [] : [{ value, label }]
    const cells = columns[Number(value.slice('column'.length)) - 1]
    return cells === undefined ? [] : [{ value, label: `Column ${value.slice('column'.length)}: ${cells}` }]
  })
  return (
    <fieldset role="alert" className="space-y-3 rounded-lg border border-caution bg-surface p-4">
      <legend className="sr-only">How to read the list</legend>
      <p className="text-sm">
        {reason === 'table'
          ? 'This looks like a table. Which column has the names?'
          : 'Some lines have only a time or a number of likes. Did you copy this from a page with comments?'}
      </p>
      <div className="flex flex-wrap gap-2">
        {answers.map(({ value, label }) => (
          <Button key={value} className="max-w-full truncate" onClick={() => onAnswer(value)}>
            {label}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}

type SeedProps = { hash: string; seed: string; onSeedChange: (seed: string) => void }

/** What to announce before a draw, so that the seed cannot be chosen afterwards. */
function SeedFields({ hash, seed, onSeedChange }: SeedProps) {
  const hintId = useId()
  return (
    <details className="rounded-lg border border-line bg-surface">
      <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">Prove it’s fair</summary>
      <div className="space-y-3 border-line border-t p-4">
        <div>
          <TextField
            label="Seed"
            value={seed}
            maxLength={200}
            placeholder="Random, or a public number"
            aria-describedby={hintId}
            onValueChange={onSeedChange}
          />
          <p id={hintId} className="mt-1 text-muted text-sm">
            Leave it empty for a random drawing. To prove it’s fair, announce a public number in advance, such as
            Saturday’s lottery numbers.
          </p>
        </div>
        {hash !== '' && (
          <p className="text-muted text-sm">
            Announce this too, so the list can’t change either. SHA-256 of the cleaned list: {hash}
          </p>
        )}
      </div>
    </details>
  )
}

function ProofCard({ proof, children }: { proof: Proof; children: ReactNode }) {
  return (
    <div className="space-y-2 rounded-xl border border-accent bg-surface p-4 text-sm">
      <p className="font-semibold text-base">Check this drawing</p>
      <p>
        {proof.time && `Drawn ${formatUtcTime(proof.time)}. `}Seed: {proof.seed}. SHA-256 of the list: {proof.hash}.
      </p>
      <p>
        Paste the list: every entry, or the cleaned list if that’s what was published.
        {proof.excludedCount > 0 &&
          ' Some people were left out by name. If they’re on your list, add them under “Leave out.”'}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}

type Props = {
  text: string
  rules: GiveawayRules
  onLayoutChange: (layout: GiveawayRules['layout']) => void
  proof: Proof | null
  onProofChange: (proof: Proof | null) => void
}

export function DrawPane({ text, rules, onLayoutChange, proof, onProofChange }: Props) {
  const summaryReply = useSummary(text, rules)
  const { drawState, runDraw, setPhase, replaceWinner } = useDraw(text, rules)
  const [seed, setSeed] = useState('')
  const { record, phase, problem } = drawState
  const summary = summaryReply?.kind === 'look' ? summaryReply.summary : null
  const resultRef = useRef<HTMLElement>(null)
  const shownProof = phase === 'idle' ? record?.proof : undefined
  useEffect(() => {
    if (shownProof) resultRef.current?.focus()
  }, [shownProof])

  const draw = () => runDraw(seed.trim() || createSeed(), null)
  const isEmpty = text.trim() === ''
  const wasDrawnBefore = summary !== null && getDrawCount(summary.hash) > 0
  return (
    <div className="space-y-4">
      {proof && (
        <ProofCard proof={proof}>
          <Button
            variant="primary"
            disabled={isEmpty || phase === 'drawing'}
            onClick={() => runDraw(proof.seed, proof)}
          >
            Check this list
          </Button>
          <Button variant="quiet" onClick={() => onProofChange(null)}>
            Start my own drawing
          </Button>
        </ProofCard>
      )}
      {summaryReply?.kind === 'too many' && <p role="alert">{describeProblem(summaryReply, rules)}</p>}
      {summaryReply?.kind === 'unclear' && <LayoutForm question={summaryReply.question} onAnswer={onLayoutChange} />}
      {!proof && phase === 'asking' && (
        <div role="alert" className="space-y-3 rounded-lg border border-caution bg-surface p-4">
          <p className="text-sm">
            You’ve already drawn from this list in this browser. If a winner doesn’t respond, use the next backup
            instead. If you draw again, the proof will say it wasn’t the first drawing.
          </p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setPhase('idle')}>Keep the result</Button>
            <Button onClick={draw}>Draw again anyway</Button>
          </div>
        </div>
      )}
      {!proof && phase !== 'asking' && summaryReply?.kind !== 'too many' && summaryReply?.kind !== 'unclear' && (
        <DrawButton
          winnerCount={rules.winners}
          isDrawing={phase === 'drawing'}
          onDraw={isEmpty ? undefined : () => (wasDrawnBefore ? setPhase('asking') : draw())}
        >
          {isEmpty ? emptyListReason : describeSummary(summaryReply, rules)}
        </DrawButton>
      )}
      {!proof && <SeedFields hash={summary?.hash ?? ''} seed={seed} onSeedChange={setSeed} />}
      {problem && <InlineNotice isRefusal text={problem} />}
      {record && phase === 'revealing' && (
        <Reveal record={record} sampleNames={drawState.sampleNames} onClose={() => setPhase('idle')} />
      )}
      {record && phase !== 'revealing' && (
        <section ref={resultRef} aria-label="Result" tabIndex={-1} className="space-y-4 outline-none">
          {drawState.isRepeat && (
            <p role="status" className="font-semibold">
              Same list, same result: these are the winners.
            </p>
          )}
          {summary && !proof && summary.hash !== record.proof.hash && (
            <p className="text-caution text-sm">You’ve changed the list or the rules since this drawing.</p>
          )}
          <DrawResult
            record={record}
            onNoAnswer={replaceWinner}
            onReveal={() => setPhase('revealing')}
            loadCleanListText={async () => {
              const { rules, proof } = record
              const reply = await runInDrawWorker({ text: drawState.listText, rules, kind: 'list', hash: proof.hash })
              if (reply.kind !== 'list') throw new Error('The list has changed.')
              return reply.list
            }}
          />
        </section>
      )}
    </div>
  )
}
