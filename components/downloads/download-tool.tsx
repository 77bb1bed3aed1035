import { useFormValues } from '@/components/form/use-form-values'
import { LookupForm } from '@/components/run/lookup-form'
import { useLoaded } from '@/components/run/use-loaded'
import { useLookup } from '@/components/run/use-lookup'
import type { ServerTarget } from '@/lib/tool/target'
import type { LoadResult } from './files-props'

type Props = {
  tool: ServerTarget
  button: string
  hint: string
  load: LoadResult
}

const loadOutcome = () => import('./outcome')

/** A download tool's page: the link's box, and what comes of it. */
export function DownloadTool({ tool, button, hint, load }: Props) {
  const { type, promptLimit } = tool
  const flow = useLookup({ type, promptLimit, readPart: (part) => part, success: 'Post found!' })
  const control = useFormValues(tool)
  const outcome = useLoaded(loadOutcome, control.values.prompt !== '')

  return (
    <>
      <LookupForm
        tool={tool}
        flow={flow}
        control={control}
        label="TikTok link"
        placeholder="https://www.tiktok.com/@name/video/…"
        hint={hint}
        kind="line"
        button={button}
        busyLabel="Looking it up…"
      />
      {outcome.status === 'loaded' ? (
        <outcome.module.Outcome flow={flow} load={load} />
      ) : (
        <div className="mt-3 min-h-11" />
      )}
    </>
  )
}
