import type { ComponentType } from 'react'
import type { ResultLayout } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'

export type LiveProps = {
  values: FormValues
  onTextChange: (text: string) => void
}

export type LiveViewModule = { Live: ComponentType<LiveProps> }

/** Live views by layout, loaded on the first input. */
export const liveViewLoaders: Partial<Record<ResultLayout, () => Promise<LiveViewModule>>> = {
  thread: () => import('./live-thread'),
}
