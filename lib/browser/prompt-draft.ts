import { isRecord } from '@/lib/core/is-record'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import type { FormShape } from '@/lib/tool/form'
import { type FormValues, getChangedValues } from '@/lib/tool/form-values'
import { createBrowserStore } from './browser-store'
import { getLastUse } from './last-use'

type ToolShape = FormShape & { type: string }

type Draft = { prompt: string; parameters: Readonly<Record<string, unknown>>; carried?: unknown }

const createDraftStore = ({ type }: Pick<ToolShape, 'type'>) =>
  createBrowserStore<unknown>({
    key: `postsmith-draft-${type}`,
    parse: (storedValue) => storedValue,
    getStorage: () => sessionStorage,
  })

/**
 * Keeps what stands in a tool's form for this tab, until the box is emptied or the tab closed, so that a reload loses nothing.
 * Of the options those that differ from their default, and what came along from the tools before. Options that this form does not have,
 * such as the home page's, stay as they are.
 */
export function saveDraft(form: ToolShape, { prompt, parameters, carried }: FormValues): void {
  const otherOptions = { ...readDraftOrLastUse(form)?.parameters }
  for (const { name } of form.fields) delete otherOptions[name]
  const options = { ...otherOptions, ...getChangedValues(form.fields, parameters) }
  const draft = { version: 1, prompt, parameters: options, carried }
  createDraftStore(form).update(() => (isVisuallyEmpty(prompt) && !carried ? {} : draft))
}

/** What this tab has kept, null for nothing. Its options may be of any kind: `resolveFormValues` takes those that the form allows. By hand: it runs at load. */
export function readDraft(form: Pick<ToolShape, 'type'>): Draft | null {
  const draft = createDraftStore(form).read()
  if (!isRecord(draft) || draft.version !== 1) return null
  const { prompt, parameters, carried } = draft
  return typeof prompt === 'string' && isRecord(parameters) ? { prompt, parameters, carried } : null
}

/** What this tab has kept; in one where nothing was entered yet, what the tool was last used with in this browser. */
export function readDraftOrLastUse(form: Pick<ToolShape, 'type'>): Draft | null {
  return createDraftStore(form).read() === null ? getLastUse(form.type) : readDraft(form)
}
