import type { ComponentType, ReactNode } from 'react'
import { useLazyModule } from '@/components/loading/lazy-module'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import type { ResultLayout } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'

export type LiveViewProps = { values: FormValues; onTextChange: (text: string) => void }

type LiveViewModule = { LiveView: ComponentType<LiveViewProps> }

const liveViewLoaders: Partial<Record<ResultLayout, () => Promise<LiveViewModule>>> = {
  thread: () => import('./live-thread'),
}

type Props = LiveViewProps & { layout: ResultLayout | undefined; emptyState: ReactNode }

const loadNothing = () => Promise.resolve(null)

export function LiveResult({ layout, emptyState, values, onTextChange }: Props) {
  const isEmpty = isVisuallyEmpty(values.prompt)
  const viewModule = useLazyModule((layout && liveViewLoaders[layout]) ?? loadNothing, !isEmpty)
  if (isEmpty) return emptyState
  if (viewModule.status === 'failed')
    return <p className="mt-6 text-danger text-sm lg:mt-0">{buildNotOpenedMessage()}</p>
  return (
    viewModule.status === 'loaded' &&
    viewModule.module && <viewModule.module.LiveView values={values} onTextChange={onTextChange} />
  )
}
