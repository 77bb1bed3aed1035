import { BusyLabel } from '@/components/form/busy-label'
import { useFormValues } from '@/components/form/use-form-values'
import { useLazyModule } from '@/components/loading/lazy-module'
import { useAbilities } from '@/components/loading/use-abilities'
import { RunForm } from '@/components/run/run-form'
import { RunPanes, type ServerViewProps } from '@/components/run/run-panes'
import { useServerFlow } from '@/components/run/use-server-flow'
import { type LoadResultModule, useFoundPost } from './use-found-post'

/** About as high as the form in the prerendered page, which it replaces. */
function DownloadsDisabledNotice() {
  return (
    <div className="min-h-56 max-w-2xl rounded-xl border border-line bg-surface p-4 sm:p-5">
      <h3 className="font-bold text-section">Downloads are turned off on this site</h3>
      <p className="mt-2">
        In the TikTok app, tap <strong>Share</strong>, then <strong>Save video</strong>, if the creator allows it.
      </p>
      <p className="mt-2">
        Just need the words? The{' '}
        <a href="/tiktok/tiktok-transcript-generator" className="font-semibold underline underline-offset-2">
          transcript generator
        </a>{' '}
        still works.
      </p>
    </div>
  )
}

type Props = ServerViewProps & { buttonLabel: string; hint: string; loadResultModule: LoadResultModule }

const loadDownloadResult = () => import('./download-result')
const loadReader = async () => {
  const [{ readFoundPost }] = await Promise.all([import('@/lib/tiktok/downloads/found-post'), loadDownloadResult()])
  return readFoundPost
}

export function DownloadTool({ tool, buttonLabel, hint, sample, loadResultModule }: Props) {
  const { type, name, promptLimit } = tool
  const flow = useServerFlow({ type, name, promptLimit, loadPartReader: loadReader, successMessage: 'Post found!' })
  const control = useFormValues(tool)
  const resultModule = useLazyModule(loadDownloadResult, control.values.prompt !== '')
  const abilities = useAbilities()
  const { post, links } = useFoundPost(flow)
  if (abilities?.downloads === false) return <DownloadsDisabledNotice />
  return (
    <RunPanes
      phase={flow.phase}
      hasResult={post !== null}
      emptyState={sample}
      form={
        <RunForm
          tool={tool}
          flow={flow}
          control={control}
          label="TikTok link"
          placeholder="https://www.tiktok.com/@name/video/…"
          hint={hint}
          kind="line"
          hasPasteButton
          contentAboveButton={
            <p className="mt-2 text-muted text-sm">Only download posts you own or have permission to use.</p>
          }
          buttonLabel={buttonLabel}
          busyLabel={<BusyLabel text="Looking it up…" />}
          onSubmit={(values) => flow.submit({ values })}
        />
      }
    >
      {resultModule.status === 'loaded' && (
        <resultModule.module.DownloadResult flow={flow} post={post} links={links} loadResultModule={loadResultModule} />
      )}
    </RunPanes>
  )
}
