import type { FormShape } from './form'
import { type FormValues, resolveFormValues } from './form-values'

/** All text is after `#`, so no server and no log receives it. */
export function buildPrefillUrl(
  path: string,
  prompt: string,
  parameters: FormValues['parameters'] = {},
  carriedResults: FormValues['carried'] = [],
): string {
  const query = new URLSearchParams({ prompt })
  for (const [name, value] of Object.entries(parameters))
    for (const singleValue of Array.isArray(value) ? value : [value]) query.append(name, String(singleValue))
  for (const { tool, text } of carriedResults) {
    query.append('from', tool)
    query.append('chosen', text)
  }
  return `${path}#${query}`
}

/** Parses a link's `#prompt=…&field=…` values. Returns null if it has neither a prompt nor a field. */
export function parsePrefill(form: FormShape, hash: string): FormValues | null {
  const params = new URLSearchParams(hash.replace(/^#/, ''))
  const names = form.fields.map((field) => field.name).filter((name) => params.has(name))
  const prompt = [...(params.get('prompt') ?? '')].slice(0, form.promptLimit).join('').trim()
  const chosenTexts = params.getAll('chosen')
  const carriedResults = params.getAll('from').map((tool, index) => ({ tool, text: chosenTexts[index] }))
  if (!prompt && names.length === 0) return null
  const parameterEntries = names.map((name) => {
    const values = params.getAll(name)
    return [name, values.length > 1 ? values : (values[0] ?? '')] as const
  })
  return resolveFormValues(form, { prompt, parameters: Object.fromEntries(parameterEntries), carried: carriedResults })
}
