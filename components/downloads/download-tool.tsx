import { BusyLabel } from '@/components/form/busy-label'
import { useFormValues } from '@/components/form/use-form-values'
import { RunForm } from '@/components/run/run-form'
import { useLoaded } from '@/components/run/use-loaded'
import { useServerRun } from '@/components/run/use-server-run'
import type { ServerTarget } from '@/lib/tool/target'
import type { LoadResult } from './files-props'

type Props = {
  tool: ServerTarget
  button: string
  hint: string
  load: LoadResult
}

const loadOutcome = () => import('./outcome')
const loadReader = async () => {
  const [{ readFoundPost }] = await Promise.all([import('@/lib/tiktok/downloads/found-post'), loadOutcome()])
  return readFoundPost
}

/** A download tool's page: the link's box, and what comes of it. */
export function DownloadTool({ tool, button, hint, load }: Props) {
  const { type, name, promptLimit } = tool
  const flow = useServerRun({ type, name, promptLimit, loadReader, success: 'Post found!' })
  const control = useFormValues(tool)
  const outcome = useLoaded(loadOutcome, control.values.prompt !== '')

  return (
    <>
      <RunForm
        tool={tool}
        flow={flow}
        control={control}
        label="TikTok link"
        placeholder="https://www.tiktok.com/@name/video/…"
        hint={hint}
        kind="line"
        button={button}
        busyLabel={<BusyLabel words="Looking it up…" />}
        onSubmit={(values) => flow.submit({ values })}
      />
      {outcome.status === 'loaded' ? (
        <outcome.module.Outcome flow={flow} load={load} />
      ) : (
        <div className="mt-3 min-h-11" />
      )}
    </>
  )
}
