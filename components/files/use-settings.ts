import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fillForm, readForm } from '@/components/form/form-elements'
import { createBrowserStore } from '@/lib/browser/browser-store'
import { isRecord } from '@/lib/core/is-record'
import { getChangedValues, resolveFormValues } from '@/lib/tool/form-values'
import { parsePrefill } from '@/lib/tool/prefill-url'
import type { FilesToolInfo } from './files-tool-info'
import type { Settings } from './queue'

export type SettingsControl = {
  formRef: RefObject<HTMLFormElement | null>
  settings: Settings
  syncFromForm: () => void
  reset: () => void
  /** Sets and stores input values; missing names are reset to the tool's defaults. */
  fillSettings: (parameters: Readonly<Record<string, unknown>>) => void
  /** Reads the inputs without waiting for a render. */
  readCurrentSettings: () => Settings
}

const createSettingsStore = ({ type }: Pick<FilesToolInfo, 'type'>) =>
  createBrowserStore<Readonly<Record<string, unknown>>>({
    key: `postsmith-files-${type}`,
    parse: (storedValue) =>
      isRecord(storedValue) && storedValue.version === 1 && isRecord(storedValue.settings) ? storedValue.settings : {},
  })

/** A tool's settings: from a link, otherwise stored in this browser, otherwise the tool's defaults. */
export function useSettings(tool: Pick<FilesToolInfo, 'type' | 'fields'>): SettingsControl {
  const formRef = useRef<HTMLFormElement>(null)
  const resolveValues = useCallback(
    (parameters: Readonly<Record<string, unknown>>) =>
      resolveFormValues({ fields: tool.fields, promptLimit: 0 }, { prompt: '', parameters }).parameters,
    [tool],
  )
  const [settings, setSettings] = useState<Settings>(() => resolveValues({}))

  const readCurrentSettings = useCallback(
    () =>
      formRef.current
        ? readForm({ fields: tool.fields, promptLimit: 0 }, formRef.current).parameters
        : resolveValues({}),
    [tool, resolveValues],
  )
  const applySettings = useCallback((parameters: Settings) => {
    if (formRef.current) fillForm(formRef.current, { prompt: '', parameters })
    setSettings(parameters)
  }, [])
  const syncFromForm = useCallback(() => {
    const currentSettings = readCurrentSettings()
    setSettings(currentSettings)
    createSettingsStore(tool).update(() => ({ version: 1, settings: currentSettings }))
  }, [tool, readCurrentSettings])
  const fillSettings = useCallback(
    (parameters: Readonly<Record<string, unknown>>) => {
      applySettings(resolveValues(parameters))
      syncFromForm()
    },
    [applySettings, syncFromForm, resolveValues],
  )
  const reset = useCallback(() => fillSettings({}), [fillSettings])

  useLayoutEffect(() => {
    const applyLink = () => {
      const prefill = parsePrefill({ fields: tool.fields, promptLimit: 0 }, location.hash)
      if (prefill) applySettings(prefill.parameters)
      return prefill !== null
    }
    if (!applyLink()) {
      // Changes made while the page was loading take precedence over stored settings.
      const earlyChanges = getChangedValues(tool.fields, readCurrentSettings())
      applySettings(resolveValues({ ...createSettingsStore(tool).read(), ...earlyChanges }))
      if (Object.keys(earlyChanges).length > 0) syncFromForm()
    }
    addEventListener('hashchange', applyLink)
    return () => removeEventListener('hashchange', applyLink)
  }, [tool, applySettings, syncFromForm, readCurrentSettings, resolveValues])

  return { formRef, settings, syncFromForm, reset, fillSettings, readCurrentSettings }
}
