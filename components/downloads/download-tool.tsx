import { BusyLabel } from '@/components/form/busy-label'
import { useFormValues } from '@/components/form/use-form-values'
import { useLazyModule } from '@/components/loading/lazy-module'
import { useAbilities } from '@/components/loading/use-abilities'
import { RunForm } from '@/components/run/run-form'
import { RunPanes, type ServerViewProps } from '@/components/run/run-panes'
import { useServerFlow } from '@/components/run/use-server-flow'
import type { FoundPost } from '@/lib/tiktok/downloads/found-post'
import type { FilesPurpose } from './found-files'
import { useFoundPost } from './use-found-post'
import { useLinkList } from './use-link-list'

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

type Props = ServerViewProps & { buttonLabel: string; purpose: FilesPurpose }

const loadFilesModule = () => import('./found-files')
const loadDownloadList = () => import('./download-list')
const loadReader = async () => {
  const [{ readFoundPost }] = await Promise.all([import('@/lib/tiktok/downloads/found-post'), loadFilesModule()])
  return readFoundPost
}

export function DownloadTool({ tool, buttonLabel, sample, purpose }: Props) {
  const { type, name, promptLimit } = tool
  const control = useFormValues(tool)
  const list = useLinkList<FoundPost, Awaited<ReturnType<typeof loadDownloadList>>>({
    control,
    load: loadDownloadList,
    submitSingle: (values): boolean => flow.submit({ values }),
  })
  const successMessage = list.queue ? '' : 'Post found!'
  const flow = useServerFlow({ type, name, promptLimit, loadPartReader: loadReader, successMessage })
  const filesModule = useLazyModule(loadFilesModule, control.values.prompt !== '')
  const abilities = useAbilities()
  const { post, links } = useFoundPost(flow)
  if (abilities?.downloads === false) return <DownloadsDisabledNotice />
  return (
    <RunPanes
      phase={flow.phase}
      hasResult={post !== null || list.queue !== null}
      emptyState={sample}
      form={
        <RunForm
          tool={list.isMultiline ? { ...tool, promptLimit: 10 * promptLimit } : tool}
          flow={flow}
          control={control}
          label="TikTok link"
          placeholder="https://www.tiktok.com/@name/video/…"
          hint={list.hint ?? 'In TikTok, tap Share, then Copy link. Paste up to ten links at once.'}
          kind={list.isMultiline ? 'lines' : 'line'}
          hasPasteButton
          contentAboveButton={
            <p className="mt-2 text-muted text-sm">Only download posts you own or have permission to use.</p>
          }
          buttonLabel={buttonLabel}
          busyLabel={<BusyLabel text="Looking it up…" />}
          onSubmit={list.submit}
        />
      }
    >
      {list.module && <list.module.DownloadList list={list} flow={flow} control={control} purpose={purpose} />}
      {!list.queue && filesModule.status === 'loaded' && (
        <>
          <filesModule.module.DownloadStatus flow={flow} />
          {post && <filesModule.module.FoundFiles key={post.url} post={post} links={links} purpose={purpose} />}
        </>
      )}
    </RunPanes>
  )
}
