import { BusyLabel } from '@/components/form/busy-label'
import { useAbilities } from '@/components/loading/use-abilities'
import { RunForm } from '@/components/run/run-form'
import { RunPanes, type ServerViewProps } from '@/components/run/run-panes'
import type { FilesPurpose } from './found-files'
import { useLinkFlow } from './use-link-flow'

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

const loadView = () => import('./download-list')
const loadPartReader = async () => {
  const [{ readFoundPost }] = await Promise.all([import('@/lib/tiktok/downloads/found-post'), loadView()])
  return readFoundPost
}

export function DownloadTool({ tool, buttonLabel, sample, purpose }: Props) {
  const list = useLinkFlow(tool, { loadView, loadPartReader, successMessage: 'Post found!' })
  const { flow, control, isMultiline } = list
  const abilities = useAbilities()
  if (abilities?.downloads === false) return <DownloadsDisabledNotice />
  return (
    <RunPanes
      phase={flow.phase}
      hasResult={list.isList || list.parts.length > 0}
      emptyState={sample}
      form={
        <RunForm
          tool={isMultiline ? { ...tool, promptLimit: 10 * tool.promptLimit } : tool}
          flow={flow}
          control={control}
          label="TikTok link"
          placeholder="https://www.tiktok.com/@name/video/…"
          hint={list.hint ?? 'In TikTok, tap Share, then Copy link. Paste up to ten links at once.'}
          kind={isMultiline ? 'lines' : 'line'}
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
      {list.module && <list.module.DownloadList list={list} purpose={purpose} />}
    </RunPanes>
  )
}
