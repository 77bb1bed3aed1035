'use client'

import { type ComponentType, lazy } from 'react'
import type { FilesTarget } from '@/components/files/target'
import { patient } from '@/components/offline/patient'
import { EarlyClicks } from '@/components/run/early-clicks'
import { onceMeant } from '@/components/run/once-meant'
import type { ToolForm } from '@/lib/tool/form'
import type { ServerTarget } from '@/lib/tool/target'
import type { TextForm } from '@/lib/tool/text-tool'
import type { TypeOf } from '.'

/** A widget whose code waits for the visitor's first move. */
function onceUsed(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const View = lazy(patient(() => onceMeant().then(load)))
  return () => (
    <EarlyClicks>
      <View />
    </EarlyClicks>
  )
}

/**
 * One chunk a tool: the maps live in a client module, so that a page loads its own view alone. That of a tool that writes, and of a text tool, waits
 * for the visitor's first move; see `docs/decisions/page-weight.md`.
 */
const widgets: Readonly<Record<string, ComponentType>> = {
  'emoji-symbol-picker': onceUsed(() => import('./text/emoji-symbol-picker/view')),
  'giveaway-picker': onceUsed(() => import('./text/giveaway-picker/view')),
  'instagram-engagement-rate': lazy(patient(() => import('./instagram/instagram-engagement-rate/view'))),
  'social-character-counter': lazy(patient(() => import('./text/social-character-counter/view'))),
  'tiktok-engagement-rate-calculator': lazy(
    patient(() => import('./tiktok/tiktok-engagement-rate-calculator/view')),
  ),
  'tiktok-money-calculator': lazy(patient(() => import('./tiktok/tiktok-money-calculator/view'))),
} satisfies Record<TypeOf<'widget'>, ComponentType>

type TargetView = ComponentType<{ tool: ServerTarget }>

const served: Readonly<Record<string, TargetView>> = {
  'ai-image-generator': lazy(patient(() => import('./image/ai-image-generator/view'))),
  'download-tiktok-mp3': lazy(patient(() => import('./tiktok/download-tiktok-mp3/view'))),
  'download-tiktok-video': lazy(patient(() => import('./tiktok/download-tiktok-video/view'))),
  'tiktok-thumbnail-download': lazy(patient(() => import('./tiktok/tiktok-thumbnail-download/view'))),
  'tiktok-transcript-generator': lazy(patient(() => import('./tiktok/tiktok-transcript-generator/view'))),
  'tiktok-username-checker': lazy(patient(() => import('./tiktok/tiktok-username-checker/view'))),
  'tiktok-voice-generator': lazy(patient(() => import('./tiktok/tiktok-voice-generator/view'))),
} satisfies Record<TypeOf<'server'>, TargetView>

/** The views that all tools of a kind share. */
const PromptTool = lazy(patient(() => onceMeant().then(() => import('@/components/cards/prompt-tool'))))
const TextPanes = lazy(patient(() => onceMeant().then(() => import('./text-panes'))))
const FilesBench = lazy(patient(() => import('./files-bench')))

export function PromptView({ form }: { form: ToolForm }) {
  return (
    <EarlyClicks>
      <PromptTool form={form} />
    </EarlyClicks>
  )
}

export function TextView({ form }: { form: TextForm }) {
  return (
    <EarlyClicks>
      <TextPanes form={form} />
    </EarlyClicks>
  )
}

export function FilesView({ tool }: { tool: FilesTarget }) {
  return <FilesBench tool={tool} />
}

export function WidgetView({ type }: { type: string }) {
  const View = widgets[type]
  return View && <View />
}

export function ServedView({ tool }: { tool: ServerTarget }) {
  const View = served[tool.type]
  return View && <View tool={tool} />
}
