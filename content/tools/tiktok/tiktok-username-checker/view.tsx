import { useState } from 'react'
import { BusyLabel } from '@/components/form/busy-label'
import { FieldGrid } from '@/components/form/option-input'
import { useFormValues } from '@/components/form/use-form-values'
import { useLazyModule } from '@/components/loading/lazy-module'
import { getPromptElement, RunForm } from '@/components/run/run-form'
import { RunPanes, type ServerViewProps } from '@/components/run/run-panes'
import { useServerFlow } from '@/components/run/use-server-flow'
import { notifyError } from '@/components/ui/notify'
import { tooManyNamesError } from '@/lib/core/errors/too-many-names'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import type { FormValues } from '@/lib/tool/form-values'
import { MAX_NAMES } from './fields'

function NamesHint({ count }: { count: number }) {
  if (count === 0)
    return `Up to ${MAX_NAMES} names, separated by commas, spaces or line breaks. Profile links work too.`
  if (count <= MAX_NAMES) return `${count} of ${MAX_NAMES} names`
  return (
    <span className="text-danger">
      {count} names. The limit is {MAX_NAMES} at once, so remove {count - MAX_NAMES}.
    </span>
  )
}

const loadDeferredModule = () => import('./deferred-checker')
const loadPartReader = async () => {
  const [{ parseCheckedName }] = await Promise.all([import('./checked-name'), loadDeferredModule()])
  return parseCheckedName
}

export default function UsernameChecker({ tool, sample }: ServerViewProps) {
  const { type, name, promptLimit } = tool
  const flow = useServerFlow({ type, name, promptLimit, loadPartReader, successMessage: 'Check finished!' })
  const control = useFormValues(tool)
  const [submittedText, setSubmittedText] = useState('')
  const { prompt, parameters } = control.values
  const lazyModule = useLazyModule(loadDeferredModule, !isVisuallyEmpty(prompt) || !flow.isIdle)
  const module = lazyModule.status === 'loaded' ? lazyModule.module : null

  function submit({ prompt: text, parameters: submittedParameters }: FormValues): boolean {
    // Until the module loads, only the server counts the names.
    const count = module?.parseNames(text).length
    if (count !== undefined && count > MAX_NAMES) {
      notifyError(tooManyNamesError)
      return false
    }
    const isAccepted = flow.submit({ values: { prompt: count === 0 ? '' : text, parameters: submittedParameters } })
    if (isAccepted) setSubmittedText(text)
    return isAccepted
  }

  function replaceNames(names: readonly string[]) {
    control.fillInputs({ prompt: names.join('\n'), parameters })
    flow.warmUp()
    getPromptElement(control)?.focus()
  }

  return (
    <RunPanes
      phase={flow.phase}
      hasResult={module !== null && flow.pieces.length > 0}
      emptyState={sample}
      form={
        <RunForm
          tool={tool}
          flow={flow}
          control={control}
          kind="lines"
          label="Usernames"
          placeholder="e.g. crumb.club, crumbclub, the_crumb_club"
          hint={<NamesHint count={module?.parseNames(prompt).length ?? 0} />}
          buttonLabel="Check usernames"
          contentAboveButton={<FieldGrid type={type} fields={tool.fields} />}
          busyLabel={<BusyLabel text="Checking…" />}
          onSubmit={submit}
        />
      }
    >
      {module && (
        <module.RunView
          flow={flow}
          submittedText={submittedText}
          shouldShowOtherNetworks={parameters.elsewhere === true}
          onReplaceNames={replaceNames}
        />
      )}
    </RunPanes>
  )
}
