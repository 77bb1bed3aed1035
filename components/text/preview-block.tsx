import { useLazyModule } from '@/components/loading/use-lazy-module'
import type { TextBlock } from '@/lib/tool/text-tool'

const loadPreview = () => import('./deferred-preview')

/** A text as an app shows it; nothing until its drawing is there, or where it cannot come: the text stands beside it. */
export function PreviewBlock({ of, text }: Extract<TextBlock, { kind: 'preview' }>) {
  const preview = useLazyModule(loadPreview, true)
  return preview.status === 'loaded' && <preview.module.CaptionPreview kind={of} text={text} />
}
