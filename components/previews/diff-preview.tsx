import { useLazyModule } from '@/components/loading/use-lazy-module'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'

type Props = { text: string; source: string }

const loadChangedWordsModule = () => import('./changed-words')

export function DiffPreview({ text, source }: Props) {
  const lazyModule = useLazyModule(loadChangedWordsModule, true)
  return (
    <section aria-label="What changed" className="mt-4 max-w-prose">
      <h4 className="font-semibold text-sm">What changed</h4>
      {lazyModule.status === 'loaded' && <lazyModule.module.ChangedWords text={text} source={source} />}
      {lazyModule.status === 'failed' && <p className="text-danger text-sm">{buildNotOpenedMessage()}</p>}
    </section>
  )
}
