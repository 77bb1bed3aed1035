import type { FormShape } from '@/lib/tool/form'
import { type FormValues, parseFieldValue } from '@/lib/tool/form-values'

/** The prefix prevents clashes with properties of the form element. */
export const getInputName = (fieldName: string) => `option.${fieldName}`

/** Reads the form's current values. Inputs are uncontrolled, so that text typed before hydration is not lost. */
export function readForm(form: FormShape, element: HTMLFormElement): FormValues {
  const data = new FormData(element)
  const parameters = form.fields.map((field) => {
    const name = getInputName(field.name)
    const rawValue =
      field.kind === 'choices' ? data.getAll(name) : field.kind === 'toggle' ? data.has(name) : data.get(name)
    return [field.name, parseFieldValue(field, rawValue) ?? field.default] as const
  })
  return { prompt: String(data.get('prompt') ?? ''), parameters: Object.fromEntries(parameters) }
}

export function fillForm(element: HTMLFormElement, { prompt, parameters }: FormValues): void {
  for (const input of element.elements) {
    const isTextInput = input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement
    if (isTextInput && input.name === 'prompt') input.value = prompt
    if (!(isTextInput || input instanceof HTMLSelectElement)) continue
    const value = parameters[input.name.replace('option.', '')]
    if (value === undefined) continue
    if (input.type === 'radio') (input as HTMLInputElement).checked = input.value === value
    else if (input.type !== 'checkbox') input.value = String(value)
    else if (input instanceof HTMLInputElement)
      input.checked = Array.isArray(value) ? value.includes(input.value) : value === true
  }
}
