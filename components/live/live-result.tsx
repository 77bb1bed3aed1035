import type { ReactNode } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { notOpenedMessage } from '@/lib/core/errors/page-errors'
import { isBlank } from '@/lib/core/strings/is-blank'
import type { ResultLayout } from '@/lib/tool/form'
import { type LiveProps, liveViewLoaders } from './live-view-loaders'

type Props = LiveProps & { layout: ResultLayout | undefined; empty: ReactNode }

const nothing = () => Promise.resolve(null)

/** What the browser makes of the text as it is typed. */
export function LiveResult({ layout, empty, values, onText }: Props) {
  const isEmpty = isBlank(values.prompt)
  const part = useLazyModule((layout && liveViewLoaders[layout]) ?? nothing, !isEmpty)
  if (isEmpty) return empty
  if (part.status === 'failed')
    return <p className="mt-6 text-danger text-sm lg:mt-0">{notOpenedMessage()}</p>
  return part.status === 'loaded' && part.module && <part.module.Live values={values} onText={onText} />
}
