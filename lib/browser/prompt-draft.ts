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
    area: 'sessionStorage',
  })

/** Preserves stored options that this form lacks, because the home page shows fewer options. */
export function saveDraft(form: ToolShape, { prompt, parameters, carried }: FormValues): void {
  const otherOptions = { ...readDraftOrLastUse(form)?.parameters }
  for (const { name } of form.fields) delete otherOptions[name]
  const options = { ...otherOptions, ...getChangedValues(form.fields, parameters) }
  const draft = { version: 1, prompt, parameters: options, carried }
  createDraftStore(form).update(() => (isVisuallyEmpty(prompt) && !carried ? {} : draft))
}

/** The options are not validated: use `resolveFormValues`. No schema library, as this runs at page load. */
export function readDraft(form: Pick<ToolShape, 'type'>): Draft | null {
  const draft = createDraftStore(form).read()
  if (!isRecord(draft) || draft.version !== 1) return null
  const { prompt, parameters, carried } = draft
  return typeof prompt === 'string' && isRecord(parameters) ? { prompt, parameters, carried } : null
}

/** Returns this tab's draft; in a tab without input, the tool's last use in this browser. */
export const readDraftOrLastUse = (form: Pick<ToolShape, 'type'>): Draft | null =>
  createDraftStore(form).read() === null ? getLastUse(form.type) : readDraft(form)
