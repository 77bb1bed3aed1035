import { memo } from 'react'
import { TeleprompterButton } from '@/components/teleprompter/teleprompter-button'
import type { ParameterValue } from '@/lib/tool/form'
import type { TextBlock } from '@/lib/tool/text-tool'
import { DiffBlock } from './diff/diff-block'
import { LinkList } from './link-list'
import { MarkedText } from './marked/marked-text'
import { PaceMeter } from './pace/pace-meter'
import { PreviewBlock } from './preview-block'
import { Figures, Table } from './report-blocks'
import { SequentialCopy } from './sequential-copy'
import { TextRow } from './text-row'

type Props = {
  type: string
  blocks: readonly TextBlock[]
  onUse: (text: string) => void
  onChoose: (parameters: Readonly<Record<string, ParameterValue>>) => void
}

/** A result, top to bottom. Only drawn anew with a new one, so that typing does not wait for it. */
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
