import { memo, useState } from 'react'
import { useLazyModule } from '@/components/loading/lazy-module'
import { TeleprompterButton } from '@/components/teleprompter/teleprompter-button'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { joinPosts } from '@/lib/browser/export/run-to-text'
import { formatCount } from '@/lib/core/format/format-number'
import type { ParameterValue } from '@/lib/tool/form'
import type { BlockOf, TextBlock } from '@/lib/tool/text-tool'
import { DiffBlock } from './diff/diff-block'
import { MarkedText } from './marked/marked-text'
import { PaceMeter } from './pace-meter'
import { LinkList, saveCsv, TextRow } from './result-rows'

function Figures({ figures }: BlockOf<'figures'>) {
  return (
    <dl className="stat-cards gap-3">
      {figures.map(({ label, value, share }) => (
        <div key={label} className="relative overflow-hidden rounded-xl border border-line bg-surface p-3">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-bold text-2xl tabular-nums">
            {value}
            {share !== undefined && <Bar share={share} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Along the card's lower edge, so that all figures of a row are at one height. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="absolute inset-x-0 bottom-0 h-1.5 w-full"
      aria-hidden
    >
      <rect width="100" height="4" className="fill-line" />
      <rect width={100 * Math.min(1, share)} height="4" className={share >= 1 ? 'fill-positive' : 'fill-accent'} />
    </svg>
  )
}

const MAX_ROWS = 200

/** Length of the longest cell that stays on one line. */
const MAX_UNWRAPPED_LENGTH = 12

function Table({ type, caption, columns, rows }: BlockOf<'table'> & { type: string }) {
  const hiddenCount = rows.length - MAX_ROWS
  return (
    <div className="relative max-h-[60vh] overflow-auto">
      <Button
        variant="quiet"
        size="small"
        className="absolute top-0 right-0"
        aria-label={`Download ${caption} as CSV`}
        onClick={() => saveCsv(type, caption, [columns, ...rows])}
      >
        CSV
      </Button>
      <table className="w-full text-sm">
        <caption className="min-h-11 py-2 pr-16 text-left font-semibold text-base">{caption}</caption>
        <thead className="sticky top-0 border-line border-b bg-canvas text-left text-muted">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="break-words py-1.5 pr-3 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS).map((cells, rowIndex) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal.
            <tr key={rowIndex} className="border-line border-b align-top">
              {cells.map((cell, column) => (
                <td
                  key={columns[column]}
                  className={`py-2 pr-3 tabular-nums ${cell.length > MAX_UNWRAPPED_LENGTH ? '' : 'whitespace-nowrap'}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          {hiddenCount > 0 && (
            <tr>
              <td colSpan={columns.length} className="py-2 text-muted">
                {`and ${formatCount(hiddenCount)} more`}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  )
}

/** Returns the index of the text to copy next; 0 after the last text or if a copied text has changed. */
export function getNextCopyIndex(texts: readonly string[], copiedTexts: readonly string[]): number {
  const isUnchanged = copiedTexts.every((text, index) => text === texts[index])
  return isUnchanged && copiedTexts.length < texts.length ? copiedTexts.length : 0
}

function SequentialCopy({ texts, noun }: { texts: readonly string[]; noun: string }) {
  const [copiedTexts, setCopiedTexts] = useState<readonly string[]>([])
  const nextIndex = getNextCopyIndex(texts, copiedTexts)

  async function copy() {
    if (await copyWithNotice(texts[nextIndex] ?? '')) setCopiedTexts(texts.slice(0, nextIndex + 1))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" onClick={copy}>{`Copy ${noun} ${nextIndex + 1} of ${texts.length}`}</Button>
      <CopyButton text={joinPosts(texts)} label="Copy all" variant="secondary" size="medium" />
    </div>
  )
}

const loadPreviewModule = () => import('@/components/previews/caption-preview')

function PreviewBlock({ of: captionKind, text }: BlockOf<'preview'>) {
  const previewModule = useLazyModule(loadPreviewModule, true)
  return previewModule.status === 'loaded' && <previewModule.module.CaptionPreview kind={captionKind} text={text} />
}

type Props = {
  type: string
  blocks: readonly TextBlock[]
  onUse: (text: string) => void
  onChoose: (parameters: Readonly<Record<string, ParameterValue>>) => void
}

/** Shows the blocks of a result in order. The component is memoized, so that typing does not wait for a re-render. */
export const Blocks = memo(function Blocks({ type, blocks, onUse, onChoose }: Props) {
  const texts = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : []))
  function renderBlock(block: TextBlock) {
    switch (block.kind) {
      case 'text':
        return <TextRow key={block.name} type={type} {...block} isOnlyText={texts.length === 1} onUse={onUse} />
      case 'figures':
        return <Figures key={block.figures[0]?.label} {...block} />
      case 'table':
        return <Table key={block.caption} type={type} {...block} />
      case 'copies':
        return <SequentialCopy key={block.kind} texts={texts} noun={block.noun} />
      case 'preview':
        return <PreviewBlock key={block.kind} {...block} />
      case 'spoken':
        return <TeleprompterButton key="spoken" lines={block.lines} pace={block.pace} variant="primary" />
      case 'pace':
        return <PaceMeter key="pace" {...block} onChoose={onChoose} />
      case 'again':
        return (
          <Button key={block.label} onClick={() => onChoose(block.parameters)}>
            {block.label}
          </Button>
        )
      case 'marked':
        return <MarkedText key={block.name} {...block} onUse={onUse} />
      case 'diff':
        return <DiffBlock key="diff" type={type} {...block} onUse={onUse} />
      case 'links':
        return <LinkList key={block.caption} type={type} {...block} />
      case 'note':
        return (
          <p key={block.text} className="text-muted text-sm">
            {block.text}
          </p>
        )
    }
  }
  return <div className="space-y-3">{blocks.map(renderBlock)}</div>
})
