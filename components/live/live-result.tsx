import type { ReactNode } from 'react'
import { useLoaded } from '@/components/loading/use-loaded'
import { notOpened } from '@/lib/core/errors/page'
import { isBlank } from '@/lib/core/strings/is-blank'
import type { Look } from '@/lib/tool/form'
import { type LiveProps, liveParts } from './live-parts'

type Props = LiveProps & { look: Look | undefined; empty: ReactNode }

const nothing = () => Promise.resolve(null)

/** What the browser makes of the text as it is typed. */
export function LiveResult({ look, empty, values, onText }: Props) {
  const isEmpty = isBlank(values.prompt)
  const part = useLoaded((look && liveParts[look]) ?? nothing, !isEmpty)
  if (isEmpty) return empty
  if (part.status === 'failed') return <p className="mt-6 text-danger text-sm lg:mt-0">{notOpened()}</p>
  return part.status === 'loaded' && part.module && <part.module.Live values={values} onText={onText} />
}
