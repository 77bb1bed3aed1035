import { memo } from 'react'
import { Button } from '@/components/ui/button'
import { textNotices, textTooLong } from '@/lib/errors/text-notices'
import type { TextBlock } from '@/lib/tool/text-tool'
import { Notice } from './notice'
import { Figures, Table } from './report-blocks'
import { TextRow } from './text-row'
import { MOST_ON_PAGE, type useWork } from './use-work'

type Props = {
  type: string
  flow: ReturnType<typeof useWork>
  limit: number
  /** Of the text in the box, in UTF-16 units. */
  length: number
  onUse: (text: string) => void
}

/** What has become of the text, and how the work on it stands. */
export function ResultPane({ type, flow, limit, length, onUse }: Props) {
  const { phase, outcome } = flow.work
  const result = outcome?.result ?? null
  const isSlow = phase === 'working' && length > MOST_ON_PAGE
  return (
    <div className="space-y-4">
      <div role="status" className="flex flex-wrap items-center gap-3 empty:hidden">
        {isSlow && (
          <>
            <span>Working in the background…</span>
            <Button size="small" onClick={flow.cancel}>
              Cancel
            </Button>
          </>
        )}
        {phase === 'cancelled' && (
          <>
            <span>Cancelled. Your text hasn’t changed.</span>
            <Button size="small" onClick={flow.again}>
              Run it again
            </Button>
          </>
        )}
      </div>
      {phase === 'failed' && (
        <Notice {...textNotices.no_code}>
          <Button size="small" onClick={flow.again}>
            Try again
          </Button>
        </Notice>
      )}
      {phase === 'done' && outcome && !result && <Notice {...textTooLong(outcome.length, limit)} />}
      {result && 'problem' in result && <p role="alert">{result.problem}</p>}
      {result && 'blocks' in result && phase !== 'cancelled' && (
        <Blocks type={type} blocks={result.blocks} onUse={onUse} />
      )}
    </div>
  )
}

type BlocksProps = Pick<Props, 'type' | 'onUse'> & { blocks: readonly TextBlock[] }

/** Only drawn anew with a new result, so that typing does not wait for it. */
const Blocks = memo(function Blocks({ type, blocks, onUse }: BlocksProps) {
  const texts = blocks.filter(({ kind }) => kind === 'text').length
  return (
    <div className="space-y-3">
      {blocks.map((block) => {
        if (block.kind === 'note') {
          return (
            <p key={block.text} className="text-muted text-sm">
              {block.text}
            </p>
          )
        }
        if (block.kind === 'figures') return <Figures key={block.figures[0]?.label} {...block} />
        if (block.kind === 'table') return <Table key={block.caption} {...block} />
        return <TextRow key={block.name} type={type} {...block} alone={texts === 1} onUse={onUse} />
      })}
    </div>
  )
})
