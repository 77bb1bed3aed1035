import { type ComponentType, lazy } from 'react'
import { patient } from '@/components/loading/patient'
import type { TypeOf } from '@/content/tools'

/** The views that wait for the visitor's first move: a part by itself, so that no other page carries where their code is. */
const widgets = {
  'ai-prompt-writer': lazy(patient(() => import('@/content/tools/image/ai-prompt-writer/view'))),
  'collage-maker': lazy(patient(() => import('@/content/tools/image/collage-maker/view'))),
  'color-palette-extractor': lazy(
    patient(() => import('@/content/tools/image/color-palette-extractor/view')),
  ),
  'emoji-symbol-picker': lazy(patient(() => import('@/content/tools/text/emoji-symbol-picker/view'))),
  'gif-maker': lazy(patient(() => import('@/content/tools/image/gif-maker/view'))),
  'meme-maker': lazy(patient(() => import('@/content/tools/image/meme-maker/view'))),
  'qr-code-generator': lazy(patient(() => import('@/content/tools/image/qr-code-generator/view'))),
  'quote-card-maker': lazy(patient(() => import('@/content/tools/image/quote-card-maker/view'))),
  'thumbnail-maker': lazy(patient(() => import('@/content/tools/image/thumbnail-maker/view'))),
} satisfies Partial<Record<TypeOf<'widget'>, ComponentType>>

export type LateWidgetType = keyof typeof widgets

export default function LateWidgetOf({ type }: { type: string }) {
  const View = (widgets as Readonly<Record<string, ComponentType>>)[type]
  return View && <View />
}
