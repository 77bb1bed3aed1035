import { useState } from 'react'
import { useFormValues } from '@/components/form/use-form-values'
import { LookupForm } from '@/components/run/lookup-form'
import { useLoaded } from '@/components/run/use-loaded'
import { useLookup } from '@/components/run/use-lookup'
import { notifyError } from '@/components/ui/notify'
import { tooManyNames } from '@/lib/errors/names'
import { isBlank } from '@/lib/fit/is-blank'
import type { ParameterValue } from '@/lib/tool/form'
import type { ServerTarget } from '@/lib/tool/target'
import { NamesHint } from './names-hint'
import { maxNames } from './run-limits'

const loadAfterTyping = () => import('./after-typing')

/** Read where they are shown: the first may arrive before the module that knows them. */
const asItCame = (part: unknown) => part

/** Names in, a verdict for each as soon as it is known. */
export default function UsernameChecker({ tool }: { tool: ServerTarget }) {
  const { type, promptLimit } = tool
  const flow = useLookup({ type, promptLimit, readPart: asItCame, success: 'Names checked!' })
  const control = useFormValues(tool)
  const [asked, setAsked] = useState('')
  const { prompt, parameters } = control.values
  const loaded = useLoaded(loadAfterTyping, !isBlank(prompt) || flow.phase.name !== 'idle')
  const module = loaded.status === 'loaded' ? loaded.module : null

  function submit(text: string, chosen: Readonly<Record<string, ParameterValue>>): boolean {
    // Before the module is there, the server counts the names.
    const count = module?.readNames(text).length
    if (count !== undefined && count > maxNames) {
      notifyError(tooManyNames)
      return false
    }
    const accepted = flow.submit(count === 0 ? '' : text, chosen)
    if (accepted) setAsked(text)
    return accepted
  }

  function put(names: readonly string[]) {
    control.fill({ prompt: names.join('\n'), parameters })
    flow.intend()
    const box = control.ref.current?.elements.namedItem('prompt')
    if (box instanceof HTMLElement) box.focus()
  }

  return (
    <div>
      <LookupForm
        tool={tool}
        flow={flow}
        control={control}
        kind="lines"
        label="Usernames"
        placeholder="e.g. crumb.club, crumbclub, the_crumb_club"
        hint={<NamesHint count={module?.readNames(prompt).length ?? 0} />}
        button="Check usernames"
        busyLabel="Checking…"
        onSubmit={submit}
      />
      {module ? (
        <module.RunView flow={flow} asked={asked} elsewhere={parameters.elsewhere === true} onPut={put} />
      ) : (
        <div className="mt-3 min-h-11" />
      )}
    </div>
  )
}
