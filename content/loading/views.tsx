'use client'

import { type ComponentType, lazy, type ReactNode } from 'react'
import type { FilesToolInfo } from '@/components/files/files-tool-info'
import { ClickReplay } from '@/components/loading/click-replay'
import { importWithRetry, waitForFirstInteraction, waitUntilIdle } from '@/components/loading/deferred-import'
import type { ServerViewProps } from '@/components/run/run-panes'
import type { WidgetTool } from '@/lib/tool/tool'
import { serverViews, widgetViews } from './views.gen'

/** Record 3 in `docs/decisions` explains which views are deferred. */
function createDeferredView<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waitForMoment = waitForFirstInteraction,
) {
  const View = lazy(importWithRetry(() => waitForMoment().then(load)))
  return (props: Props) => (
    <ClickReplay>
      <View {...props} />
    </ClickReplay>
  )
}

export const PromptView = createDeferredView(() => import('@/components/prompt-tool/prompt-tool'))
export const TextView = createDeferredView(() => import('./text-panes'))
const FilesWorkbench = lazy(importWithRetry(() => import('./files-workbench')))
const loadDeferredViews = () => import('./deferred-views')
const DeferredWidget = createDeferredView(loadDeferredViews)
const IdleWidget = createDeferredView(loadDeferredViews, waitUntilIdle)

export function FilesView({ tool, sample }: { tool: FilesToolInfo; sample: ReactNode }) {
  return <FilesWorkbench tool={tool} sample={sample} />
}

type WidgetProps = Pick<WidgetTool, 'type' | 'loads'> & { sample: ReactNode }

export function WidgetView({ type, loads, sample }: WidgetProps) {
  const View = (widgetViews as Readonly<Record<string, ComponentType<{ sample: ReactNode }>>>)[type]
  if (View) return <View sample={sample} />
  const DeferredView = loads === 'idle' ? IdleWidget : DeferredWidget
  return <DeferredView type={type} sample={sample} />
}

export function ServerToolView({ tool, sample }: ServerViewProps) {
  const View = (serverViews as Readonly<Record<string, ComponentType<ServerViewProps>>>)[tool.type]
  return (
    View && (
      <ClickReplay>
        <View tool={tool} sample={sample} />
      </ClickReplay>
    )
  )
}
