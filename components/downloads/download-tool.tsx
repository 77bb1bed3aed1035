import { useState } from 'react'
import { BusyLabel } from '@/components/form/busy-label'
import { useFormValues } from '@/components/form/use-form-values'
import { useAbilities } from '@/components/loading/use-abilities'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import { RunForm } from '@/components/run/run-form'
import { RunPanes } from '@/components/run/run-panes'
import { useServerFlow } from '@/components/run/use-server-flow'
import type { ServerToolInfo } from '@/lib/tool/server-tool-info'
import { DownloadsOff } from './downloads-off'
import type { LoadResult } from './files-props'

type Props = {
  tool: ServerToolInfo
  button: string
  hint: string
  /** What stands in the result's place on wide windows before there is one. */
  empty: string
  load: LoadResult
}

const loadOutcome = () => import('./download-result')
const loadReader = async () => {
  const [{ readFoundPost }] = await Promise.all([import('@/lib/tiktok/downloads/found-post'), loadOutcome()])
  return readFoundPost
}

/** A download tool's page: the link's box, and what comes of it. */
export function DownloadTool({ tool, button, hint, empty, load }: Props) {
  const { type, name, promptLimit } = tool
  const flow = useServerFlow({ type, name, promptLimit, loadReader, success: 'Post found!' })
  const control = useFormValues(tool)
  const outcome = useLazyModule(loadOutcome, control.values.prompt !== '')

  const abilities = useAbilities()
  const [shown, setShown] = useState(false)

  if (abilities?.downloads === false) return <DownloadsOff />
  return (
    <RunPanes
      phase={flow.phase}
      hasResult={shown}
      empty={empty}
      form={
        <RunForm
          tool={tool}
          flow={flow}
          control={control}
          label="TikTok link"
          placeholder="https://www.tiktok.com/@name/video/…"
          hint={hint}
          kind="line"
          button={button}
          busyLabel={<BusyLabel text="Looking it up…" />}
          onSubmit={(values) => flow.submit({ values })}
        />
      }
    >
      {outcome.status === 'loaded' ? (
        <outcome.module.DownloadResult flow={flow} load={load} onShown={setShown} />
      ) : (
        <div className="min-h-11 max-lg:mt-3" />
      )}
    </RunPanes>
  )
}
