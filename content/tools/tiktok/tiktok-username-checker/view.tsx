import { useState } from 'react'
import { BusyLabel } from '@/components/form/busy-label'
import { FieldGrid } from '@/components/form/field-grid'
import { useFormValues } from '@/components/form/use-form-values'
import { useLoaded } from '@/components/loading/use-loaded'
import { boxOf, RunForm } from '@/components/run/run-form'
import { RunPanes } from '@/components/run/run-panes'
import { useServerRun } from '@/components/run/use-server-run'
import { notifyError } from '@/components/ui/notify'
import { tooManyNames } from '@/lib/core/errors/names'
import { isBlank } from '@/lib/core/strings/is-blank'
import type { FormValues } from '@/lib/tool/form-values'
import type { ServerTarget } from '@/lib/tool/target'
import { NamesHint } from './names-hint'
import { MAX_NAMES } from './run-limits'

const loadAfterTyping = () => import('./after-typing')
const loadReader = async () => {
  const [{ readCheckedName }] = await Promise.all([import('./checked-name'), loadAfterTyping()])
  return readCheckedName
}

/** Names in, a verdict for each as soon as it is known. */
export default function UsernameChecker({ tool }: { tool: ServerTarget }) {
  const { type, name, promptLimit } = tool
  const flow = useServerRun({ type, name, promptLimit, loadReader, success: 'Names checked!' })
  const control = useFormValues(tool)
  const [asked, setAsked] = useState('')
  const { prompt, parameters } = control.values
  const loaded = useLoaded(loadAfterTyping, !isBlank(prompt) || !flow.isIdle)
  const module = loaded.status === 'loaded' ? loaded.module : null

  function submit({ prompt: text, parameters: chosen }: FormValues): boolean {
    // Before the module is there, the server counts the names.
    const count = module?.readNames(text).length
    if (count !== undefined && count > MAX_NAMES) {
      notifyError(tooManyNames)
      return false
    }
    const accepted = flow.submit({ values: { prompt: count === 0 ? '' : text, parameters: chosen } })
    if (accepted) setAsked(text)
    return accepted
  }

  function put(names: readonly string[]) {
    control.fill({ prompt: names.join('\n'), parameters })
    flow.intend()
    boxOf(control)?.focus()
  }

  return (
    <RunPanes
      phase={flow.phase}
      shown={module !== null && flow.pieces.length > 0}
      empty="A verdict for each name appears here."
      form={
        <RunForm
          tool={tool}
          flow={flow}
          control={control}
          kind="lines"
          label="Usernames"
          placeholder="e.g. crumb.club, crumbclub, the_crumb_club"
          hint={<NamesHint count={module?.readNames(prompt).length ?? 0} />}
          button="Check usernames"
          above={<FieldGrid type={type} fields={tool.fields} />}
          busyLabel={<BusyLabel words="Checking…" />}
          onSubmit={submit}
        />
      }
    >
      {module ? (
        <module.RunView flow={flow} asked={asked} elsewhere={parameters.elsewhere === true} onPut={put} />
      ) : (
        <div className="min-h-11 max-lg:mt-3" />
      )}
    </RunPanes>
  )
}
