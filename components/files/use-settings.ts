import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { fillForm, readForm } from '@/components/form/form-elements'
import { createBrowserStore } from '@/lib/browser/browser-store'
import { isRecord } from '@/lib/core/is-record'
import { changedValues, resolveFormValues } from '@/lib/tool/form-values'
import { readPrefill } from '@/lib/tool/prefill-link'
import type { FilesToolInfo } from './files-tool-info'
import type { Settings } from './queue'

export type SettingsControl = {
  ref: RefObject<HTMLFormElement | null>
  settings: Settings
  /** Reads the inputs again and remembers them, after one of them changed. */
  sync: () => void
  reset: () => void
  /** Puts values into the inputs and remembers them; what is not given goes back to the tool's own. */
  fill: (parameters: Readonly<Record<string, unknown>>) => void
  /** The inputs as they are now, without waiting for a render. */
  current: () => Settings
}

const storeOf = ({ type }: Pick<FilesToolInfo, 'type'>) =>
  createBrowserStore<Readonly<Record<string, unknown>>>({
    key: `postsmith-files-${type}`,
    parse: (stored) =>
      isRecord(stored) && stored.version === 1 && isRecord(stored.settings) ? stored.settings : {},
  })

/** A tool's settings: those of a link, else those remembered in this browser, else the tool's own. */
export function useSettings(tool: Pick<FilesToolInfo, 'type' | 'fields'>): SettingsControl {
  const ref = useRef<HTMLFormElement>(null)
  const valuesOf = useCallback(
    (parameters: Readonly<Record<string, unknown>>) =>
      resolveFormValues({ fields: tool.fields, promptLimit: 0 }, { prompt: '', parameters }).parameters,
    [tool],
  )
  const [settings, setSettings] = useState<Settings>(() => valuesOf({}))

  const current = useCallback(
    () =>
      ref.current ? readForm({ fields: tool.fields, promptLimit: 0 }, ref.current).parameters : valuesOf({}),
    [tool, valuesOf],
  )
  const show = useCallback((parameters: Settings) => {
    if (ref.current) fillForm(ref.current, { prompt: '', parameters })
    setSettings(parameters)
  }, [])
  const sync = useCallback(() => {
    const entered = current()
    setSettings(entered)
    storeOf(tool).update(() => ({ version: 1, settings: entered }))
  }, [tool, current])
  const fill = useCallback(
    (parameters: Readonly<Record<string, unknown>>) => {
      show(valuesOf(parameters))
      sync()
    },
    [show, sync, valuesOf],
  )
  const reset = useCallback(() => fill({}), [fill])

  useLayoutEffect(() => {
    const takeLink = () => {
      const linked = readPrefill({ fields: tool.fields, promptLimit: 0 }, location.hash)
      if (linked) show(linked.parameters)
      return linked !== null
    }
    if (!takeLink()) {
      // What was set while the page was loading is newer than what was remembered.
      const early = changedValues(tool.fields, current())
      show(valuesOf({ ...storeOf(tool).read(), ...early }))
      if (Object.keys(early).length > 0) sync()
    }
    addEventListener('hashchange', takeLink)
    return () => removeEventListener('hashchange', takeLink)
  }, [tool, show, sync, current, valuesOf])

  return { ref, settings, sync, reset, fill, current }
}
