import type { ComponentType } from 'react'
import type { Look } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'

export type LiveProps = {
  values: FormValues
  /** The visitor has changed the text where it is shown. */
  onText: (text: string) => void
}

export type LivePart = { Live: ComponentType<LiveProps> }

/** What a tool shows while the visitor types, by its look; fetched with the first letter. */
export const liveParts: Partial<Record<Look, () => Promise<LivePart>>> = {
  thread: () => import('./live-thread'),
}
