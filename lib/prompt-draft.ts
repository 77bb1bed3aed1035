import { createBrowserStore } from './browser-store'
import { acceptedValue, type FormValues } from './form-values'
import { isBlank } from './is-blank'
import { isRecord } from './is-record'
import type { FormShape } from './tool-form'

type Stored = { version: 1; prompt: string; parameters: Readonly<Record<string, unknown>> }

const nothing: Stored = { version: 1, prompt: '', parameters: {} }

/**
 * What stands in a tool's form, kept by this tab until the box is emptied or the tab closed, so that a reload loses nothing.
 * Of the options those that differ from their default.
 */
export function promptDraft(tool: string) {
  const store = createBrowserStore<Stored>({
    key: `postsmith-draft-${tool}`,
    parse: parseDraft,
    storage: () => globalThis.sessionStorage,
  })

  return {
    keep(form: FormShape, { prompt, parameters }: FormValues): void {
      const changed = form.fields.flatMap(({ name, default: usual }) =>
        String(parameters[name]) === String(usual) ? [] : [[name, parameters[name]] as const],
      )
      const draft: Stored = { version: 1, prompt, parameters: Object.fromEntries(changed) }
      store.update(() => (isBlank(prompt) ? nothing : draft))
    },
    /** Null where nothing is kept. Options that the form does not have, or not with this value, are left out. */
    read(form: FormShape): FormValues | null {
      const draft = store.read()
      if (draft === nothing) return null
      const accepted = form.fields.flatMap((field) => {
        const given = Object.hasOwn(draft.parameters, field.name)
        const value = given ? acceptedValue(field, draft.parameters[field.name]) : null
        return value === null ? [] : [[field.name, value] as const]
      })
      return { prompt: draft.prompt, parameters: Object.fromEntries(accepted) }
    },
  }
}

function parseDraft(stored: unknown): Stored {
  if (!isRecord(stored) || stored.version !== 1) return nothing
  const { prompt, parameters } = stored
  if (typeof prompt !== 'string' || isBlank(prompt) || !isRecord(parameters)) return nothing
  return { version: 1, prompt, parameters }
}
