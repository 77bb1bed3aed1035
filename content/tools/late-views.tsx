import { type ComponentType, lazy } from 'react'
import { patient } from '@/components/offline/patient'
import type { TypeOf } from '.'

/** The views that wait for the visitor's first move: a part by itself, so that no other page carries where their code is. */
const widgets = {
  'ai-prompt-writer': lazy(patient(() => import('./image/ai-prompt-writer/view'))),
  'collage-maker': lazy(patient(() => import('./image/collage-maker/view'))),
  'color-palette-extractor': lazy(patient(() => import('./image/color-palette-extractor/view'))),
  'emoji-symbol-picker': lazy(patient(() => import('./text/emoji-symbol-picker/view'))),
  'gif-maker': lazy(patient(() => import('./image/gif-maker/view'))),
  'meme-maker': lazy(patient(() => import('./image/meme-maker/view'))),
  'qr-code-generator': lazy(patient(() => import('./image/qr-code-generator/view'))),
  'quote-card-maker': lazy(patient(() => import('./image/quote-card-maker/view'))),
  'thumbnail-maker': lazy(patient(() => import('./image/thumbnail-maker/view'))),
} satisfies Partial<Record<TypeOf<'widget'>, ComponentType>>

export type LateWidgetType = keyof typeof widgets

export default function LateWidgetOf({ type }: { type: string }) {
  const View = (widgets as Readonly<Record<string, ComponentType>>)[type]
  return View && <View />
}
