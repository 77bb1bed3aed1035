import { capitalizeFirst } from '@/lib/core/strings/capitalize-first'
import type { Field, Option } from './form'

type Options = Readonly<Record<string, string | Omit<Option, 'value'>>>

/** The keys as strings; a key such as `5` has the type of a number. */
type ValueOf<Labels> = `${Extract<keyof Labels, string | number>}`

type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>
type Rest<Kind extends Field['kind']> = Partial<
  Omit<FieldOf<Kind>, 'kind' | 'name' | 'label' | 'options' | 'default' | 'maxLength'>
>

export function toOptions<const Labels extends Options>(labels: Labels) {
  return Object.entries(labels).map(([value, text]) => ({
    value: value as ValueOf<Labels>,
    ...(typeof text === 'string' ? { label: text } : text),
  }))
}

/** Labels each value with itself: `funny` with “Funny”. */
export const labelEach = <const Value extends string>(...values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, capitalizeFirst(value)])) as Record<Value, string>

export function select<
  const Name extends string,
  const Labels extends Options,
  const More extends Rest<'select'> & { default?: ValueOf<Labels> },
>(name: Name, label: string, labels: Labels, rest?: More) {
  const options = toOptions(labels)
  return { kind: 'select' as const, name, label, default: options[0]?.value ?? '', ...rest, options }
}

/** Builds a field in which the visitor chooses any number of options, none by default. */
export function choices<
  const Name extends string,
  const Labels extends Options,
  const More extends Rest<'choices'> & { default?: readonly ValueOf<Labels>[] },
>(name: Name, label: string, labels: Labels, rest?: More) {
  return { kind: 'choices' as const, name, label, default: [], ...rest, options: toOptions(labels) }
}

/** Builds an empty text field. `maxLength` is in code points. */
export function textField<const Name extends string, const More extends Rest<'text'> & { default?: string }>(
  name: Name,
  label: string,
  maxLength: number,
  rest?: More,
) {
  return { kind: 'text' as const, name, label, default: '', maxLength, ...rest }
}

export const colorField = <const Name extends string>(
  name: Name,
  label: string,
  color: string,
  rest?: Pick<Rest<'text'>, 'visibleWhen' | 'hint'>,
) => textField(name, label, 7, { ...rest, variant: 'colour', default: color })

export function numberField<const Name extends string>(
  name: Name,
  label: string,
  rest: Omit<FieldOf<'number'>, 'kind' | 'name' | 'label'>,
) {
  return { kind: 'number' as const, name, label, ...rest }
}

export const sliderField = <const Name extends string>(
  name: Name,
  label: string,
  rest: Omit<FieldOf<'number'>, 'kind' | 'name' | 'label' | 'variant'>,
) => numberField(name, label, { variant: 'slider', ...rest })

export const qualityField = (quality: number, rest?: Pick<FieldOf<'number'>, 'visibleWhen' | 'hint'>) =>
  sliderField('quality', 'Quality', { min: 1, max: 100, default: quality, ...rest })

/** In pixels; 0 leaves the side open. */
export const imageSideField = <const Name extends string>(name: Name, label: string, hint: string) =>
  numberField(name, label, { min: 0, max: 8_192, default: 0, hint })

export function toggle<const Name extends string>(name: Name, label: string, isOn: boolean, rest?: Rest<'toggle'>) {
  return { kind: 'toggle' as const, name, label, default: isOn, ...rest }
}

export function getOptionLabel(fields: readonly Field[], name: string, value: string): string {
  const field = fields.find((candidate) => candidate.name === name)
  const options = field && 'options' in field ? field.options : []
  return options.find((option) => option.value === value)?.label ?? value
}
