'use client'

import { type ComponentType, lazy } from 'react'
import type { FilesToolInfo } from '@/components/files/files-tool-info'
import { ClickReplay } from '@/components/loading/click-replay'
import { importWithRetry, waitForFirstInteraction } from '@/components/loading/deferred-import'
import type { ToolType } from '@/content/tools'
import type { ServerToolInfo } from '@/lib/tool/server-tool'
import type { DeferredWidgetType } from './deferred-views'

type LoadView<Props> = () => Promise<{ default: ComponentType<Props> }>

/** Creates a view whose code loads with the page. */
const createEagerView = <Props,>(load: LoadView<Props>) => lazy(importWithRetry(load))

/** Creates a view whose code loads on the visitor's first interaction. */
function createDeferredView<Props extends object>(load: LoadView<Props>) {
  const View = lazy(importWithRetry(() => waitForFirstInteraction().then(load)))
  return (props: Props) => (
    <ClickReplay>
      <View {...props} />
    </ClickReplay>
  )
}

/** A page loads only its own view's chunk. Record 3 in `docs/decisions` explains which views are deferred. */
const widgetViews: Readonly<Record<string, ComponentType>> = {
  'giveaway-picker': createDeferredView(() => import('@/content/tools/text/giveaway-picker/view')),
  'instagram-engagement-rate': createEagerView(
    () => import('@/content/tools/instagram/instagram-engagement-rate/view'),
  ),
  'social-character-counter': createEagerView(() => import('@/content/tools/text/social-character-counter/view')),
  'tiktok-engagement-rate-calculator': createEagerView(
    () => import('@/content/tools/tiktok/tiktok-engagement-rate-calculator/view'),
  ),
  'tiktok-money-calculator': createEagerView(() => import('@/content/tools/tiktok/tiktok-money-calculator/view')),
} satisfies Record<Exclude<ToolType<'widget'>, DeferredWidgetType>, ComponentType>

type ServerView = ComponentType<{ tool: ServerToolInfo }>

const serverViews: Readonly<Record<string, ServerView>> = {
  'ai-image-generator': createEagerView(() => import('@/content/tools/image/ai-image-generator/view')),
  'download-tiktok-mp3': createEagerView(() => import('@/content/tools/tiktok/download-tiktok-mp3/view')),
  'download-tiktok-video': createEagerView(() => import('@/content/tools/tiktok/download-tiktok-video/view')),
  'tiktok-thumbnail-download': createEagerView(() => import('@/content/tools/tiktok/tiktok-thumbnail-download/view')),
  'tiktok-transcript-generator': createEagerView(
    () => import('@/content/tools/tiktok/tiktok-transcript-generator/view'),
  ),
  'tiktok-username-checker': createEagerView(() => import('@/content/tools/tiktok/tiktok-username-checker/view')),
  'tiktok-voice-generator': createEagerView(() => import('@/content/tools/tiktok/tiktok-voice-generator/view')),
} satisfies Record<ToolType<'server'>, ServerView>

export const PromptView = createDeferredView(() => import('@/components/prompt-tool/prompt-tool'))
export const TextView = createDeferredView(() => import('./text-panes'))
const FilesWorkbench = createEagerView(() => import('./files-workbench'))
const DeferredWidget = createDeferredView(() => import('./deferred-views'))

export function FilesView({ tool }: { tool: FilesToolInfo }) {
  return <FilesWorkbench tool={tool} />
}

export function WidgetView({ type }: { type: string }) {
  const View = widgetViews[type]
  return View ? <View /> : <DeferredWidget type={type} />
}

export function ServerToolView({ tool }: { tool: ServerToolInfo }) {
  const View = serverViews[tool.type]
  return View && <View tool={tool} />
}
