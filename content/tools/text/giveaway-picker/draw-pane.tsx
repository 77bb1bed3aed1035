import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { InlineNotice } from '@/components/ui/inline-notice'
import { formatCount } from '@/lib/core/format/format-number'
import { createSeed } from './draw'
import { DrawResult } from './draw-result'
import { parseRequiredTerms } from './entries'
import type { GiveawayRules, Proof } from './giveaway-form'
import { formatUtcTime, pluralize } from './proof'
import type { DrawReply, DrawSummary } from './run-draw-job'
import { describeProblem, getDrawCount, runInDrawWorker, useDraw } from './use-draw'

const DEBOUNCE_MS = 250

/** Analyzes the list shortly after each change; null before the first result. */
function useSummary(text: string, rules: GiveawayRules): DrawReply | null {
  const [reply, setReply] = useState<DrawReply | null>(null)
  useEffect(() => {
    let isStale = false
    if (text.trim() === '') setReply(null)
    const timer = setTimeout(() => {
      if (text.trim() === '') return
      runInDrawWorker({ text, rules, kind: 'look' }).then(
        (newReply) => !isStale && setReply(newReply),
        () => !isStale && setReply(null),
      )
    }, DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text, rules])
  return reply
}

/** Shows before the draw who takes part, and the hash to announce. */
function SummaryCard({ summary, contains }: { summary: DrawSummary; contains: string }) {
  const { lineCount, people: personCount, chances: chanceCount, droppedCounts, hash } = summary
  const exclusions = [
    droppedCounts.contains > 0 &&
      `${formatCount(droppedCounts.contains)} without ${parseRequiredTerms(contains).join(' and ')}`,
    droppedCounts.mentions > 0 && `${formatCount(droppedCounts.mentions)} with too few friends tagged`,
    droppedCounts.excluded > 0 && `${formatCount(droppedCounts.excluded)} by name`,
  ].filter(Boolean)
  return (
    <div className="rounded-xl border border-line bg-surface p-4">
      <p className="font-semibold">
        {pluralize(personCount, 'person', 'people')} in the draw, {pluralize(chanceCount, 'chance', 'chances')}
      </p>
      <p className="text-muted text-sm">
        From {pluralize(lineCount, 'line', 'lines')}
        {exclusions.length > 0 && `. Left out: ${exclusions.join(', ')}`}
      </p>
      <p className="mt-2 text-muted text-sm wrap-anywhere">SHA-256 of the cleaned list: {hash}</p>
    </div>
  )
}

type Props = { text: string; rules: GiveawayRules; proof: Proof | null; onProofChange: (proof: Proof | null) => void }

export function DrawPane({ text, rules, proof, onProofChange }: Props) {
  const summaryReply = useSummary(text, rules)
  const { drawState, runDraw, requestConfirmation, cancel, replaceWinner } = useDraw(text, rules)
  const [seed, setSeed] = useState('')
  const id = useId()
  const { record, phase, problem } = drawState
  const summary = summaryReply?.kind === 'look' ? summaryReply.summary : null
  const resultRef = useRef<HTMLDivElement>(null)
  const recordProof = record?.proof
  useEffect(() => {
    if (recordProof) resultRef.current?.focus()
  }, [recordProof])

  const draw = () => runDraw(seed.trim() || createSeed(), null)
  const wasDrawnBefore = summary !== null && getDrawCount(summary.hash) > 0
  return (
    <div className="space-y-4">
      {proof && (
        <div className="space-y-2 rounded-xl border border-accent bg-surface p-4 text-sm">
          <p className="font-semibold text-base">Repeat this draw</p>
          <p className="wrap-anywhere">
            {proof.time && `Drawn ${formatUtcTime(proof.time)}. `}Seed: {proof.seed}. SHA-256 of the list: {proof.hash}.
          </p>
          <p>
            Put the list into the box, the whole one or the cleaned one that was published.
            {proof.excludedCount > 0 &&
              ' Some people were left out by name: add them under “Leave out” if your list still has them.'}
          </p>
          <div className="flex flex-wrap gap-2">
            <Button
              variant="primary"
              disabled={text.trim() === '' || phase === 'drawing'}
              onClick={() => runDraw(proof.seed, proof)}
            >
              Check this list
            </Button>
            <Button variant="quiet" onClick={() => onProofChange(null)}>
              Make a draw of your own
            </Button>
          </div>
        </div>
      )}
      {summary && <SummaryCard summary={summary} contains={rules.contains} />}
      {summaryReply?.kind === 'too many' && (
        <p role="alert">{describeProblem(summaryReply satisfies DrawReply, rules)}</p>
      )}
      {!proof && (
        <div className="space-y-3">
          <div>
            <label htmlFor={id} className="block font-semibold text-sm">
              Seed
            </label>
            <input
              id={id}
              value={seed}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => setSeed(event.target.value)}
              placeholder="Random, or a public number you announced"
              aria-describedby={`${id}-hint`}
              className="mt-1 min-h-11 w-full rounded-lg border border-field-line bg-surface px-3 placeholder:text-muted"
            />
            <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
              Left empty, your browser’s random numbers make one. Numbers of a coming lottery, announced beforehand with
              the SHA-256 above, leave nobody a choice.
            </p>
          </div>
          {phase === 'asking' ? (
            <div role="alert" className="space-y-3 rounded-lg border border-caution bg-surface p-4">
              <p className="text-sm">
                This list was already drawn in this browser. A winner who doesn’t answer is replaced by the next backup,
                not by a new draw. A further draw says so in its proof.
              </p>
              <div className="flex flex-wrap gap-2">
                <Button onClick={cancel}>Keep the result</Button>
                <Button onClick={draw}>Draw again all the same</Button>
              </div>
            </div>
          ) : (
            <Button
              variant="primary"
              size="large"
              disabled={text.trim() === '' || phase === 'drawing'}
              onClick={() => (wasDrawnBefore ? requestConfirmation() : draw())}
            >
              {phase === 'drawing'
                ? 'Drawing…'
                : rules.winners === 1
                  ? 'Draw a winner'
                  : `Draw ${rules.winners} winners`}
            </Button>
          )}
        </div>
      )}
      {problem && <InlineNotice isRefusal text={problem} />}
      {record && (
        <div ref={resultRef} tabIndex={-1} className="space-y-4 outline-none">
          <p role="status" className="font-semibold">
            {drawState.isRepeat
              ? 'The same list: these are the people that this proof gives.'
              : `Drawn: ${record.winners.length === 1 ? record.winners[0] : `${record.winners.length} winners`}`}
          </p>
          {summary && !proof && summary.hash !== record.proof.hash && (
            <p className="text-caution text-sm">The list or the rules have changed since this draw.</p>
          )}
          <DrawResult
            record={record}
            onNoAnswer={replaceWinner}
            loadCleanListText={async () => {
              const reply = await runInDrawWorker({
                text: drawState.listText,
                rules: record.rules,
                kind: 'list',
                hash: record.proof.hash,
              })
              return reply.kind === 'list' ? reply.list : ''
            }}
          />
        </div>
      )}
    </div>
  )
}
