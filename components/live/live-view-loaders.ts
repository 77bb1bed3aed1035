import type { ComponentType } from 'react'
import type { ResultLayout } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'

export type LiveProps = {
  values: FormValues
  /** The visitor has changed the text where it is shown. */
  onTextChange: (text: string) => void
}

export type LiveViewModule = { Live: ComponentType<LiveProps> }

/** What a tool shows while the visitor types, by its look; fetched with the first letter. */
export const liveViewLoaders: Partial<Record<ResultLayout, () => Promise<LiveViewModule>>> = {
  thread: () => import('./live-thread'),
}
