import { useLazyModule } from '@/components/loading/use-lazy-module'
import type { TextBlock } from '@/lib/tool/text-tool'

const loadPreviewModule = () => import('./deferred-preview')

/** A text as an app shows it; nothing until its drawing is there, or where it cannot come: the text stands beside it. */
export function PreviewBlock({ of: captionKind, text }: Extract<TextBlock, { kind: 'preview' }>) {
  const previewModule = useLazyModule(loadPreviewModule, true)
  return previewModule.status === 'loaded' && <previewModule.module.CaptionPreview kind={captionKind} text={text} />
}
