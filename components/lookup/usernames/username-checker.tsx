import { useState } from 'react'
import { notifyError } from '@/components/ui/notify'
import { errors } from '@/lib/errors'
import type { ParameterValue } from '@/lib/tool-form'
import { readCheckedName } from '@/lib/usernames/checked-name'
import { maxNames } from '@/lib/usernames/run-limits'
import { useFormValues } from '../../prompt/form/use-form-values'
import { useLoaded } from '../../prompt/use-loaded'
import { LookupForm } from '../lookup-form'
import { isWorking } from '../state'
import type { LookupTarget } from '../target'
import { useLookup } from '../use-lookup'
import { NamesHint } from './names-hint'

const loadAfterTyping = () => import('./after-typing')

const stages = { checking: 'Asking TikTok, one name after the other…' }

/** Names in, a verdict for each as soon as it is known. */
export default function UsernameChecker({ tool }: { tool: LookupTarget }) {
  const { type, promptLimit } = tool
  const flow = useLookup({ type, promptLimit, readPart: readCheckedName, success: 'Names checked!' })
  const control = useFormValues(tool)
  const [asked, setAsked] = useState('')
  const { phase, parts } = flow
  const { prompt, parameters } = control.values
  const loaded = useLoaded(loadAfterTyping, prompt.trim() !== '' || phase.name !== 'idle')
  const module = loaded.status === 'loaded' ? loaded.module : null
  const namesIn = (text: string) => module?.readNames(text).map(({ name }) => name)
  const latest = parts.at(-1)

  function submit(text: string, chosen: Readonly<Record<string, ParameterValue>>): boolean {
    // Before the module is there, the server counts the names.
    const names = namesIn(text)
    if (names && names.length > maxNames) {
      notifyError(errors.too_many_names)
      return false
    }
    const accepted = flow.submit(names?.length === 0 ? '' : text, chosen)
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
        hint={<NamesHint count={namesIn(prompt)?.length ?? 0} />}
        button="Check usernames"
        busyLabel="Checking…"
        onSubmit={submit}
      />
      {module ? (
        <module.LookupStatus
          flow={flow}
          stages={stages}
          amount={(done, total) => `${done} of ${total}`}
          finished={`All done: ${parts.length} ${parts.length === 1 ? 'name' : 'names'} checked.`}
        />
      ) : (
        <div className="mt-3 min-h-11" />
      )}
      <p role="status" className="sr-only">
        {latest && `${latest.name}: ${latest.verdict}`}
      </p>
      {module && (parts.length > 0 || phase.name === 'loading') && (
        <module.NamesResults
          names={parts}
          missing={(namesIn(asked) ?? []).filter((name) => parts.every((part) => part.name !== name))}
          waiting={isWorking(phase)}
          elsewhere={parameters.elsewhere === true}
          fileName={`${type}.csv`}
          onPut={put}
        />
      )}
    </div>
  )
}
