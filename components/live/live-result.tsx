import { useLazyModule } from '@/components/loading/lazy-module'
import { EmptyPane } from '@/components/ui/empty-pane'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import type { FormValues } from '@/lib/tool/form-values'

export type LiveViewProps = { values: FormValues; onTextChange: (text: string) => void }

/** A thread is the only result that changes as the visitor types. */
const loadLiveThread = () => import('./live-thread')

export function LiveResult(props: LiveViewProps) {
  const isEmpty = isVisuallyEmpty(props.values.prompt)
  const threadModule = useLazyModule(loadLiveThread, !isEmpty)
  if (isEmpty) return <EmptyPane />
  if (threadModule.status === 'failed')
    return <p className="mt-6 text-danger text-sm lg:mt-0">{buildNotOpenedMessage()}</p>
  return threadModule.status === 'loaded' && <threadModule.module.LiveThread {...props} />
}
