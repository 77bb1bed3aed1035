'use client'

import { type ComponentType, lazy } from 'react'
import type { FilesTarget } from '@/components/files/target'
import { EarlyClicks } from '@/components/loading/early-clicks'
import { onceMeant } from '@/components/loading/once-meant'
import { patient } from '@/components/loading/patient'
import type { TypeOf } from '@/content/tools'
import type { ServerTarget } from '@/lib/tool/target'
import type { LateWidgetType } from './late-views'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** A view whose code comes with the page. */
const atOnce = <Props,>(load: Load<Props>) => lazy(patient(load))

/** One whose code waits for the visitor's first move. */
function onceUsed<Props extends object>(load: Load<Props>) {
  const View = lazy(patient(() => onceMeant().then(load)))
  return (props: Props) => (
    <EarlyClicks>
      <View {...props} />
    </EarlyClicks>
  )
}

/**
 * One chunk a tool: the maps live in a client module, so that a page loads its own view alone. That of a tool that
 * writes, of a text tool and of most widgets waits for the visitor's first move; see `docs/decisions/page-weight.md`.
 */
const widgets: Readonly<Record<string, ComponentType>> = {
  'giveaway-picker': onceUsed(() => import('@/content/tools/text/giveaway-picker/view')),
  'instagram-engagement-rate': atOnce(
    () => import('@/content/tools/instagram/instagram-engagement-rate/view'),
  ),
  'social-character-counter': atOnce(() => import('@/content/tools/text/social-character-counter/view')),
  'tiktok-engagement-rate-calculator': atOnce(
    () => import('@/content/tools/tiktok/tiktok-engagement-rate-calculator/view'),
  ),
  'tiktok-money-calculator': atOnce(() => import('@/content/tools/tiktok/tiktok-money-calculator/view')),
} satisfies Record<Exclude<TypeOf<'widget'>, LateWidgetType>, ComponentType>

type TargetView = ComponentType<{ tool: ServerTarget }>

const served: Readonly<Record<string, TargetView>> = {
  'ai-image-generator': atOnce(() => import('@/content/tools/image/ai-image-generator/view')),
  'download-tiktok-mp3': atOnce(() => import('@/content/tools/tiktok/download-tiktok-mp3/view')),
  'download-tiktok-video': atOnce(() => import('@/content/tools/tiktok/download-tiktok-video/view')),
  'tiktok-thumbnail-download': atOnce(() => import('@/content/tools/tiktok/tiktok-thumbnail-download/view')),
  'tiktok-transcript-generator': atOnce(
    () => import('@/content/tools/tiktok/tiktok-transcript-generator/view'),
  ),
  'tiktok-username-checker': atOnce(() => import('@/content/tools/tiktok/tiktok-username-checker/view')),
  'tiktok-voice-generator': atOnce(() => import('@/content/tools/tiktok/tiktok-voice-generator/view')),
} satisfies Record<TypeOf<'server'>, TargetView>

/** The views that all tools of a kind share. */
export const PromptView = onceUsed(() => import('@/components/prompt-tool/prompt-tool'))
export const TextView = onceUsed(() => import('./text-panes'))
const FilesBench = atOnce(() => import('./files-bench'))
const LateWidget = onceUsed(() => import('./late-views'))

export function FilesView({ tool }: { tool: FilesTarget }) {
  return <FilesBench tool={tool} />
}

export function WidgetView({ type }: { type: string }) {
  const View = widgets[type]
  return View ? <View /> : <LateWidget type={type} />
}

export function ServedView({ tool }: { tool: ServerTarget }) {
  const View = served[tool.type]
  return View && <View tool={tool} />
}
