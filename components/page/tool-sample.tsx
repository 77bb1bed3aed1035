import type { ReactNode } from 'react'
import { CardMeters } from '@/components/card/card-meters'
import { groupPartsByRank } from '@/components/run-state/card-parts'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import type { Card, SuggestedEdits } from '@/lib/tool/card'
import type { TextBlock, TextChange } from '@/lib/tool/text-tool'

/** What a tool made of its own sample at build time. */
export type Sample = {
  input: string
  /** What else the visitor entered, such as the audience. */
  details?: readonly string[]
  results: readonly (Card | TextBlock)[]
  /** What the visitor's own run adds. */
  note: string
}

const MAX_INPUT_LENGTH = 90
const MAX_TEXT_LENGTH = 200
const MAX_PARTS = 3
const MAX_FIGURES = 8

function shorten(text: string, maxLength = MAX_TEXT_LENGTH): string {
  const start = truncateAtWord(text.trim(), maxLength)
  return start.length < text.trim().length ? `${start} …` : start
}

function Result({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  return (
    <li className="grid gap-1 rounded-lg border border-line p-3">
      {heading && <p>{heading}</p>}
      {children}
    </li>
  )
}

const textClass = 'whitespace-pre-line text-base text-ink wrap-anywhere'

function CardResult({ card }: { card: Card }) {
  const { answerParts, secondaryParts, moreParts } = groupPartsByRank(card)
  const visibleParts = [...answerParts, ...secondaryParts]
  const parts = (visibleParts.length > 0 ? visibleParts : moreParts).slice(0, MAX_PARTS)
  return (
    <Result heading={card.heading}>
      {card.marked ? (
        <ChangedText changes={listChanges(card.marked)} />
      ) : (
        parts.map(({ label, text }) => (
          <p key={`${label} ${text}`} className={textClass}>
            {parts.length > 1 && label && <span className="text-muted">{label}: </span>}
            {shorten(text)}
          </p>
        ))
      )}
      {card.meters && <CardMeters meters={card.meters.slice(0, 1)} />}
    </Result>
  )
}

/** The edits that apply until the visitor rejects them. */
function listChanges({ source, edits }: SuggestedEdits): TextChange[] {
  let offset = 0
  const changes = edits
    .filter(({ on }) => on)
    .flatMap(({ start, end, after }): TextChange[] => {
      const unchangedText = source.slice(offset, start)
      offset = end
      return [
        { kind: 'same', text: unchangedText },
        { kind: 'removed', text: source.slice(start, end) },
        { kind: 'added', text: after },
      ]
    })
  return [...changes, { kind: 'same', text: source.slice(offset) }]
}

function ChangedText({ changes }: { changes: readonly TextChange[] }) {
  let length = 0
  return (
    <p className={textClass}>
      {changes.map(({ kind, text }, index) => {
        const remainingLength = MAX_TEXT_LENGTH - length
        length += text.length
        if (remainingLength <= 0) return null
        if (kind === 'same') return truncateAtWord(text, remainingLength)
        const [Tag, className] =
          kind === 'added' ? (['ins', 'text-positive'] as const) : (['del', 'text-danger'] as const)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a sample never change their order.
          <Tag key={index} className={className}>
            {text}
          </Tag>
        )
      })}
      {length > MAX_TEXT_LENGTH && ' …'}
    </p>
  )
}

function Figures({ figures }: Pick<Extract<TextBlock, { kind: 'figures' }>, 'figures'>) {
  return (
    <li>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] gap-2">
        {figures.slice(0, MAX_FIGURES).map(({ label, value }) => (
          <div key={label} className="rounded-lg border border-line p-3">
            <dt>{label}</dt>
            <dd className="font-bold text-ink text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

/** Null for a block that says little in a sample, such as a note. */
function renderBlock(block: TextBlock) {
  switch (block.kind) {
    case 'figures':
      return <Figures key="figures" figures={block.figures} />
    case 'table':
      return <Figures key="table" figures={block.rows.map(([label = '', value = '']) => ({ label, value }))} />
    case 'diff':
      return (
        <Result key="diff" heading={undefined}>
          <ChangedText changes={block.changes} />
        </Result>
      )
    case 'text':
      return (
        <Result key={block.name} heading={block.name}>
          <p className={textClass}>{shorten(block.text)}</p>
        </Result>
      )
    case 'links':
      return block.links.slice(0, 2).map(({ name, url }) => (
        <Result key={url} heading={name}>
          <p className={textClass}>{url}</p>
        </Result>
      ))
    default:
      return null
  }
}

/** The result pane before the first run: plain HTML in a `StaticPart`. */
export function SampleFrame({ note, children }: { note: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="sample"
      className="rounded-xl border border-line border-dashed p-4 text-muted text-sm sm:p-5"
    >
      <h2 id="sample" className="font-semibold text-base text-ink">
        Sample
      </h2>
      {children}
      <p className="mt-3">{note}</p>
    </section>
  )
}

export function ToolSample({ input, details = [], results, note }: Sample) {
  return (
    <SampleFrame note={note}>
      <p>
        For <q>{shorten(input, MAX_INPUT_LENGTH)}</q>
        {details.length > 0 && `, with these details: ${shorten(details.join(' · '), MAX_INPUT_LENGTH)}`}
      </p>
      <ul className="mt-3 grid gap-2">
        {results.map((result) =>
          'kind' in result ? renderBlock(result) : <CardResult key={result.id} card={result} />,
        )}
      </ul>
    </SampleFrame>
  )
}
