import { Fragment, type ReactNode } from 'react'
import { formatMeter } from '@/components/card/card-meters'
import { groupPartsByRank } from '@/components/run-state/card-parts'
import { ChangeMark } from '@/components/ui/change-mark'
import { truncateAtWord } from '@/lib/core/strings/word-limits'
import { compareWords } from '@/lib/text/diff/word-changes'
import type { Card, SuggestedEdits } from '@/lib/tool/card'
import type { BlockOf, TextChange } from '@/lib/tool/text-tool'
import type { SampleAnswer, SampleAudio, SampleFiles, SampleResult } from '@/lib/tool/tool'

export type SampleCard = { kind: 'card'; source: string; card: Card }

export type Sample = {
  input: string
  /** What else the visitor entered, such as the audience. */
  details?: readonly string[]
  results: readonly (SampleCard | SampleResult)[]
  /** What the visitor's own run adds. */
  note: string
}

const MAX_INPUT_LENGTH = 90
const MAX_TEXT_LENGTH = 200
/** Counts removed text, too. */
const MAX_CHANGED_TEXT_LENGTH = 400
const MAX_PARTS = 2
const MAX_METERS = 2
const MAX_EDITS = 5
const MAX_ROWS = 4
const MAX_COLUMNS = 3

/** In percent. Below it, the new text alone reads better than the differences. */
const MIN_SIMILARITY = 40

function shorten(text: string, maxLength = MAX_TEXT_LENGTH): string {
  const start = truncateAtWord(text.trim(), maxLength)
  return start.length < text.trim().length ? `${start} …` : start
}

function Result({ heading, children }: { heading: string | undefined; children: ReactNode }) {
  return (
    <li className="grid gap-1 rounded-xl border border-line bg-surface p-4">
      {heading && <p className="font-medium">{heading}</p>}
      {children}
    </li>
  )
}

const textClass = 'whitespace-pre-line text-base text-ink'
const answerClass = 'whitespace-pre-line font-semibold text-answer text-ink'

function CardResult({ source, card }: SampleCard) {
  const { heading, marked, meters = [], tags = [] } = card
  const visibleMeters = meters.slice(0, MAX_METERS)
  const facts = [...visibleMeters.map((meter) => formatMeter(meter, meters)), ...tags.filter((tag) => /\d/.test(tag))]
  return (
    <Result heading={undefined}>
      <p>
        {source}
        {heading && ` · ${heading}`}
      </p>
      {marked ? <EditedText {...marked} /> : <CardText card={card} />}
      {facts.length > 0 && <p>{facts.join(' · ')}</p>}
    </Result>
  )
}

function CardText({ card }: { card: Card }) {
  const { preview } = card
  const changes = preview?.kind === 'diff' && listWordChanges(preview.source, preview.text)
  if (changes) return <ChangedText changes={changes} />
  const { answerParts, secondaryParts, moreParts } = groupPartsByRank(card)
  const parts = [...answerParts, ...secondaryParts, ...moreParts.filter(({ opening }) => opening !== 'offered')].slice(
    0,
    MAX_PARTS,
  )
  return parts.map(({ label, text }, index) => {
    const [mainText = '', hashtags] = shorten(text).split(closingHashtagsPattern)
    return (
      <Fragment key={`${label} ${text}`}>
        <p className={index < answerParts.length ? answerClass : textClass}>
          {parts.length > 1 && label && <span className="font-normal text-muted text-sm">{label}: </span>}
          {mainText}
        </p>
        {hashtags && <p className={textClass}>{hashtags}</p>}
      </Fragment>
    )
  })
}

/** Hashtags on lines of their own at the end of a post. */
const closingHashtagsPattern = /\n\s*(#\S+(?:\s+#\S+)*)$/

function listWordChanges(oldText: string, newText: string): readonly TextChange[] | null {
  const difference = compareWords(oldText, newText)
  return difference && difference.similarity >= MIN_SIMILARITY ? difference.changes : null
}

/** The edits that apply until the visitor rejects them; the first have their reasons below the text. */
function EditedText({ source, edits }: SuggestedEdits) {
  const activeEdits = edits.filter(({ on }) => on)
  const listChanges = ({ start, end, after }: SuggestedEdits['edits'][number]): TextChange[] => [
    { kind: 'removed', text: source.slice(start, end) },
    { kind: 'added', text: after },
  ]
  const changes = activeEdits.flatMap((edit, index): TextChange[] => [
    { kind: 'same', text: source.slice(activeEdits[index - 1]?.end ?? 0, edit.start) },
    ...listChanges(edit),
  ])
  return (
    <>
      <ChangedText changes={[...changes, { kind: 'same', text: source.slice(activeEdits.at(-1)?.end ?? 0) }]} />
      <ul>
        {activeEdits.slice(0, MAX_EDITS).map((edit) => (
          <li key={edit.start}>
            <Changes changes={listChanges(edit)} /> {edit.reason}
          </li>
        ))}
      </ul>
    </>
  )
}

function ChangedText({ changes }: { changes: readonly TextChange[] }) {
  let length = 0
  const visibleChanges = changes.flatMap((change) => {
    const remainingLength = MAX_CHANGED_TEXT_LENGTH - length
    length += change.text.length
    return remainingLength > 0 ? { ...change, text: truncateAtWord(change.text, remainingLength) } : []
  })
  return (
    <p className={textClass}>
      <Changes changes={visibleChanges} />
      {length > MAX_CHANGED_TEXT_LENGTH && ' …'}
    </p>
  )
}

function Changes({ changes }: { changes: readonly TextChange[] }) {
  return changes.map(({ kind, text }, index) => {
    if (text === '' || kind === 'same') return text
    const previousChange = changes[index - 1]
    const isJoined =
      previousChange?.kind === 'removed' && /\S$/.test(previousChange.text) && /^[^\s,.;:!?…)’”]/.test(text)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a sample never change their order.
      <Fragment key={index}>
        {isJoined && ' '}
        <ChangeMark kind={kind} className={kind === 'added' ? 'text-positive' : 'text-danger'} text={text} />
      </Fragment>
    )
  })
}

/** One or two full rows in a wide window. */
function Figures({ figures }: Pick<BlockOf<'figures'>, 'figures'>) {
  return (
    <li>
      <dl className="stat-cards gap-2">
        {figures.slice(0, figures.length >= 8 ? 8 : 4).map(({ label, value }) => (
          <div key={label} className="rounded-xl border border-line bg-surface p-4">
            <dt>{label}</dt>
            <dd className="font-bold text-ink text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function Table({ columns, rows }: Pick<BlockOf<'table'>, 'columns' | 'rows'>) {
  return (
    <table className="w-full text-left">
      <thead>
        <tr>
          {columns.slice(0, MAX_COLUMNS).map((column) => (
            <th key={column} scope="col" className="font-normal">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="text-ink">
        {rows.slice(0, MAX_ROWS).map((cells) => (
          <tr key={cells.join(' ')}>
            {cells.slice(0, MAX_COLUMNS).map((cell, index) => (
              <td key={columns[index]} className="pr-2">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const answerStyles = {
  large: 'font-bold text-2xl text-ink sm:text-4xl',
  muted: 'font-semibold',
  ink: 'font-semibold text-ink',
  danger: 'font-semibold text-danger',
} as const satisfies Record<SampleAnswer['style'], string>

function Answer({ name, answer, style, note }: SampleAnswer) {
  return (
    <Result heading={undefined}>
      <div className={style === 'large' ? '' : 'flex flex-wrap items-baseline justify-between gap-x-4'}>
        <p className={style === 'large' ? '' : 'font-semibold text-ink text-lg'}>{name}</p>
        <p className={answerStyles[style]}>{answer}</p>
      </div>
      <p>{note}</p>
    </Result>
  )
}

/** As large as the tool's own button, but without its border: there is nothing to download. */
const fileLabelClass = 'flex min-h-11 items-center rounded-lg bg-raised px-4 font-semibold'

function Files({ name, files }: SampleFiles) {
  return (
    <Result heading={name}>
      <ul className="divide-y divide-line">
        {files.map(({ label, details, action }) => (
          <li key={label + details} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <p>
              <span className="font-medium text-base text-ink">{label}</span>
              <span className="block">{details}</span>
            </p>
            <span className={fileLabelClass}>{action}</span>
          </li>
        ))}
      </ul>
    </Result>
  )
}

function AudioPlayer({ url, peaks, details, fileTypes, captions }: SampleAudio) {
  const barsPath = [...peaks]
    .map((peak, index) => `M${index * 4 + 2} ${10 - Number(peak)}v${2 * Number(peak)}`)
    .join('')
  return (
    <Result heading={undefined}>
      <svg
        aria-hidden
        viewBox={`0 0 ${peaks.length * 4} 20`}
        preserveAspectRatio="none"
        className="h-16 w-full text-accent"
      >
        <path d={barsPath} stroke="currentColor" strokeWidth="6" vectorEffect="non-scaling-stroke" />
      </svg>
      {/* biome-ignore lint/a11y/useMediaCaption: the captions follow below */}
      <audio controls preload="none" src={url} className="w-full" aria-label="Sample voice-over" />
      <p>{details}</p>
      <p className="flex flex-wrap gap-2">
        {fileTypes.map((type) => (
          <span key={type} className={fileLabelClass}>
            {type}
          </span>
        ))}
      </p>
      <p className="font-semibold text-ink">Captions</p>
      {captions.map(({ time, text }) => (
        <p key={time} className="text-base text-ink">
          <span className="text-muted">{time}</span> {text}
        </p>
      ))}
    </Result>
  )
}

/** Null for a block that says little in a sample, such as a note. */
function renderBlock(block: SampleCard | SampleResult) {
  switch (block.kind) {
    case 'card':
      return <CardResult key={block.source} {...block} />
    case 'answer':
      return <Answer key={block.name} {...block} />
    case 'files':
      return <Files key="files" {...block} />
    case 'audio':
      return <AudioPlayer key="audio" {...block} />
    case 'figures':
      return <Figures key="figures" figures={block.figures} />
    case 'table':
      return (
        <Result key={block.caption} heading={block.caption}>
          <Table columns={block.columns} rows={block.rows} />
        </Result>
      )
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
    <section aria-labelledby="sample" className="text-muted text-sm">
      <h2 id="sample" className="font-semibold text-ink">
        Sample
      </h2>
      {children}
      <p className="mt-3">{note}</p>
    </section>
  )
}

export function ToolSample({ input, details = [], results, note }: Sample) {
  const [firstParagraph = '', ...otherParagraphs] = input.trim().split(/\n\s*\n/)
  const hasMoreText = otherParagraphs.length > 0 && firstParagraph.length <= MAX_INPUT_LENGTH
  return (
    <SampleFrame note={note}>
      <p>
        For <q>{shorten(firstParagraph, MAX_INPUT_LENGTH) + (hasMoreText ? ' …' : '')}</q>
        {details.length > 0 && `, with these details: ${shorten(details.join(' · '), MAX_INPUT_LENGTH)}`}
      </p>
      <ul className="mt-3 grid gap-2">{results.map(renderBlock)}</ul>
    </SampleFrame>
  )
}
