import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { fillForm, readForm } from '@/components/form/form-elements'
import { ConditionalInput } from '@/components/form/option-input'
import { Options } from '@/components/form/options'
import { Button } from '@/components/ui/button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { useWindowEvent } from '@/components/ui/use-window-event'
import { createBrowserStore } from '@/lib/browser/browser-store'
import { isRecord } from '@/lib/core/is-record'
import type { Field } from '@/lib/tool/form'
import { getChangedValues, resolveFormValues } from '@/lib/tool/form-values'
import { buildPrefillUrl, parsePrefill } from '@/lib/tool/prefill-url'
import type { FilesToolInfo } from './files-tool-info'
import type { Settings } from './queue'

const createSettingsStore = ({ type }: Pick<FilesToolInfo, 'type'>) =>
  createBrowserStore<Readonly<Record<string, unknown>>>({
    key: `postsmith-files-${type}`,
    parse: (storedValue) =>
      isRecord(storedValue) && storedValue.version === 1 && isRecord(storedValue.settings) ? storedValue.settings : {},
    format: (settings) => ({ version: 1, settings }),
  })

export type SettingsControl = ReturnType<typeof useSettings>

/** A tool's settings: from a link, otherwise stored in this browser, otherwise the tool's defaults. */
export function useSettings(tool: Pick<FilesToolInfo, 'type' | 'fields'>) {
  const formRef = useRef<HTMLFormElement>(null)
  const [store] = useState(() => createSettingsStore(tool))
  const shape = { fields: tool.fields, promptLimit: 0 }
  const resolveValues = (parameters: Readonly<Record<string, unknown>>) =>
    resolveFormValues(shape, { prompt: '', parameters }).parameters
  const [settings, setSettings] = useState<Settings>(() => resolveValues({}))

  /** Reads the inputs without waiting for a render. */
  const readCurrentSettings = (): Settings =>
    formRef.current ? readForm(shape, formRef.current).parameters : resolveValues({})

  function applySettings(parameters: Settings) {
    if (formRef.current) fillForm(formRef.current, { prompt: '', parameters })
    setSettings(parameters)
  }

  function syncFromForm() {
    const currentSettings = readCurrentSettings()
    setSettings(currentSettings)
    store.update(() => currentSettings)
  }

  /** Missing names are reset to the tool's defaults. */
  function fillSettings(parameters: Readonly<Record<string, unknown>>) {
    applySettings(resolveValues(parameters))
    syncFromForm()
  }

  function applyLink(): boolean {
    const prefill = parsePrefill(shape, location.hash)
    if (prefill) applySettings(prefill.parameters)
    return prefill !== null
  }
  useWindowEvent('hashchange', applyLink)
  const restoreSettings = useEffectEvent(() => {
    if (applyLink()) return
    // Changes made while the page was loading take precedence over stored settings.
    const earlyChanges = getChangedValues(tool.fields, readCurrentSettings())
    applySettings(resolveValues({ ...store.read(), ...earlyChanges }))
    if (Object.keys(earlyChanges).length > 0) syncFromForm()
  })
  useLayoutEffect(() => restoreSettings(), [])

  return { formRef, settings, syncFromForm, reset: () => fillSettings({}), fillSettings, readCurrentSettings }
}

type Props = { fields: readonly Field[]; control: SettingsControl }

export function AdvancedSettings({ fields, control: { settings, reset } }: Props) {
  const copyLink = () => copyWithNotice(`${location.origin}${buildPrefillUrl(location.pathname, '', settings)}`)
  return (
    <>
      <Options fields={fields} parameters={settings} />
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="quiet" size="small" onClick={copyLink}>
          Copy link
        </Button>
        <Button variant="quiet" size="small" onClick={reset}>
          Reset options
        </Button>
      </div>
    </>
  )
}

type SettingsFormProps = Props & { visibleFieldCount: number; children?: ReactNode }

/** Enter does not submit, because every change applies at once or with the next start. */
export function SettingsForm({ fields, control, visibleFieldCount, children }: SettingsFormProps) {
  const { formRef, settings, syncFromForm } = control
  const id = useId()
  return (
    <form ref={formRef} aria-label="Options" onChange={syncFromForm} onSubmit={(event) => event.preventDefault()}>
      <div className="@container">
        <div className="grid gap-4 @md:grid-cols-2">
          {children}
          {fields.slice(0, visibleFieldCount).map((field) => (
            <ConditionalInput key={field.name} field={field} idPrefix={id} parameters={settings} />
          ))}
        </div>
      </div>
      <AdvancedSettings fields={fields.slice(visibleFieldCount)} control={control} />
    </form>
  )
}
