import { memo, useState } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { TeleprompterButton } from '@/components/teleprompter/teleprompter-button'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { joinPosts } from '@/lib/browser/export/run-to-text'
import type { ParameterValue } from '@/lib/tool/form'
import type { TextBlock } from '@/lib/tool/text-tool'
import { DiffBlock } from './diff/diff-block'
import { LinkList } from './link-list'
import { MarkedText } from './marked/marked-text'
import { PaceMeter } from './pace/pace-meter'
import { Figures, Table } from './report-blocks'
import { TextRow } from './text-row'

/** Returns the index of the text to copy next; 0 after the last text or if a copied text has changed. */
export function getNextCopyIndex(texts: readonly string[], copiedTexts: readonly string[]): number {
  const isSame = copiedTexts.every((text, index) => text === texts[index])
  return isSame && copiedTexts.length < texts.length ? copiedTexts.length : 0
}

/** Copies texts one after another, or all at once. */
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

const loadPreviewModule = () => import('./deferred-preview')

/** A text as an app displays it. Empty until the code is loaded, because the text is shown beside it. */
function PreviewBlock({ of: captionKind, text }: Extract<TextBlock, { kind: 'preview' }>) {
  const previewModule = useLazyModule(loadPreviewModule, true)
  return previewModule.status === 'loaded' && <previewModule.module.CaptionPreview kind={captionKind} text={text} />
}

type Props = {
  type: string
  blocks: readonly TextBlock[]
  onUse: (text: string) => void
  onChoose: (parameters: Readonly<Record<string, ParameterValue>>) => void
}

/** A result from top to bottom. Memoized, so that typing does not wait for a re-render. */
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
