import { useId } from 'react'
import { OptionInput } from '@/components/form/option-input'
import { Button } from '@/components/ui/button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { prefillLink } from '@/lib/browser/prefill-link'
import { changedOptions } from '@/lib/tool/form-values'
import type { FilesTarget } from './target'
import type { SettingsControl } from './use-settings'

type Props = { tool: FilesTarget; control: SettingsControl }

/** The tool's settings. Enter sends nothing: they count from the next file on. */
export function SettingsForm({ tool, control }: Props) {
  const { ref, settings, sync, reset } = control
  const id = useId()
  const [open, folded] = [tool.fields.slice(0, tool.shown), tool.fields.slice(tool.shown)]
  const changed = changedOptions(folded, settings).join(' · ')

  const copyLink = () => copyWithNotice(`${location.origin}${prefillLink(tool.path, '', settings)}`)

  return (
    <form ref={ref} aria-label="Settings" onChange={sync} onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {open.map((field) => (
          <OptionInput key={field.name} field={field} id={`${id}-${field.name}`} />
        ))}
      </div>
      <details className="mt-4 rounded-lg border border-line bg-surface">
        <summary className="min-h-11 px-4 py-2.5 text-sm">
          <span className="font-semibold">More settings</span>
          {changed && <span className="ml-2 text-muted">{changed}</span>}
        </summary>
        <div className="grid gap-4 border-line border-t p-4 sm:grid-cols-2">
          {folded.map((field) => (
            <OptionInput key={field.name} field={field} id={`${id}-${field.name}`} />
          ))}
        </div>
      </details>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="quiet" size="small" onClick={copyLink}>
          Copy link with these settings
        </Button>
        <Button look="quiet" size="small" onClick={reset}>
          Reset settings
        </Button>
      </div>
    </form>
  )
}
