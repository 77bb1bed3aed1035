import { type CarriedResult, parseCarriedResults } from './carried-results'
import type { Example, Field, FormShape, ParameterValue } from './form'

export type FormValues = {
  prompt: string
  parameters: Readonly<Record<string, ParameterValue>>
  /** The results chosen in earlier tools, the latest last; never empty. */
  carried?: readonly CarriedResult[]
}

export function pickFormValues({ prompt, parameters, carried }: FormValues): FormValues {
  return { prompt, parameters, ...(carried && { carried }) }
}

/** Returns the value if the field accepts it, otherwise null; for values from a link or from history. */
export function parseFieldValue(field: Field, value: unknown): ParameterValue | null {
  switch (field.kind) {
    case 'select':
      return field.options.find((option) => option.value === value)?.value ?? null
    case 'choices': {
      const selectedValues: readonly unknown[] = Array.isArray(value) ? value : [value]
      return field.options.map((option) => option.value).filter((option) => selectedValues.includes(option))
    }
    case 'text':
      if (typeof value !== 'string') return null
      if (field.variant === 'colour') return /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : null
      return [...value.replace(/\r\n?/g, '\n')].slice(0, field.maxLength).join('')
    case 'number': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      if (typeof number !== 'number' || !Number.isFinite(number)) return null
      return Math.min(Math.max(Math.round(number), field.min), field.max)
    }
    case 'toggle':
      return value === true || value === 'true' ? true : value === false || value === 'false' ? false : null
  }
}

type RawFormValues = Pick<Example, 'prompt'> & { parameters?: Readonly<Record<string, unknown>>; carried?: unknown }

/** Returns values for a whole form: the valid values of the input, and the defaults of all other fields. */
export function resolveFormValues(form: FormShape, { prompt, parameters = {}, carried }: RawFormValues): FormValues {
  const carriedResults = parseCarriedResults(carried)
  const values = form.fields.map((field) => {
    const value = Object.hasOwn(parameters, field.name) ? parseFieldValue(field, parameters[field.name]) : null
    return [field.name, value ?? field.default] as const
  })
  return {
    prompt,
    parameters: Object.fromEntries(values),
    ...(carriedResults.length > 0 && { carried: carriedResults }),
  }
}

export const getDefaultParameters = (fields: readonly Field[]): FormValues['parameters'] =>
  Object.fromEntries(fields.map((field) => [field.name, field.default]))

/** A value that equals its old default becomes the new default, unless the visitor chose the value. */
export function applyNewDefaults(
  { parameters, ...values }: FormValues,
  [oldForm, newForm]: readonly [before: FormShape, now: FormShape],
  chosenFieldNames: ReadonlySet<string>,
): FormValues {
  const changedEntries = newForm.fields.flatMap((field, index) => {
    const oldDefault = oldForm.fields[index]?.default
    const shouldKeep = chosenFieldNames.has(field.name) || String(parameters[field.name]) !== String(oldDefault)
    return shouldKeep ? [] : [[field.name, field.default] as const]
  })
  return { ...values, parameters: { ...parameters, ...Object.fromEntries(changedEntries) } }
}

export function getChangedValues(
  fields: readonly Field[],
  parameters: FormValues['parameters'],
): Record<string, ParameterValue> {
  const changedEntries = fields.flatMap(({ name, default: defaultValue }) => {
    const value = parameters[name]
    return value === undefined || String(value) === String(defaultValue) ? [] : [[name, value] as const]
  })
  return Object.fromEntries(changedEntries)
}

export const isFieldActive = ({ visibleWhen }: Field, parameters: FormValues['parameters']) =>
  !visibleWhen || visibleWhen.oneOf.includes(String(parameters[visibleWhen.field]))

/** Lists the active options that differ from their default, in words: "Tone: Funny". */
export function describeChangedOptions(fields: readonly Field[], parameters: FormValues['parameters']): string[] {
  const changedValues = getChangedValues(fields, parameters)
  return fields.flatMap((field) => {
    const value = changedValues[field.name]
    if (value === undefined || !isFieldActive(field, parameters)) return []
    const text = formatFieldValue(field, value)
    return text ? [field.kind === 'toggle' ? text : `${field.label}: ${text}`] : []
  })
}

function formatFieldValue(field: Field, value: ParameterValue): string {
  switch (field.kind) {
    case 'select':
    case 'choices': {
      const selectedValues: readonly unknown[] = Array.isArray(value) ? value : [value]
      const labels = field.options.filter((option) => selectedValues.includes(option.value)).map(({ label }) => label)
      return labels.join(', ') || 'none'
    }
    case 'text':
      return field.variant === 'hidden' ? '' : String(value)
    case 'toggle':
      return value ? field.label : `no ${field.label.toLowerCase()}`
    default:
      return String(value)
  }
}
