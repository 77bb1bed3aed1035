import type { Option } from './form'

type OptionText = string | Omit<Option, 'value'>

type OptionOf<Options extends Record<string, OptionText>> = Omit<Option, 'value'> & { value: keyof Options & string }

/** Converts labels by value to options. JavaScript sorts keys that are whole numbers, so these options ascend. */
function toOptions<const Options extends Record<string, OptionText>>(options: Options): OptionOf<Options>[] {
  return Object.entries(options).map(([value, text]) => ({
    value: value as keyof Options & string,
    ...(typeof text === 'string' ? { label: text } : text),
  }))
}

/** Builds a select. The default is the first option, unless `rest` names another. */
export function select<
  const Name extends string,
  const Options extends Record<string, OptionText>,
  const Rest extends { default?: keyof Options & string; hint?: string; isAlwaysVisible?: true },
>(name: Name, label: string, options: Options, rest?: Rest) {
  const [firstOption] = toOptions(options)
  return {
    kind: 'select' as const,
    name,
    label,
    default: firstOption?.value ?? '',
    ...rest,
    options: toOptions(options),
  }
}

/** Builds a field in which the visitor chooses any number of options, none by default. */
export function choices<
  const Name extends string,
  const Options extends Record<string, OptionText>,
  const Rest extends { hint?: string; isAlwaysVisible?: true },
>(name: Name, label: string, options: Options, rest?: Rest) {
  return { kind: 'choices' as const, name, label, default: [], ...rest, options: toOptions(options) }
}

/** Builds an empty text field. `maxLength` is in code points. */
export function textField<
  const Name extends string,
  const Rest extends { placeholder?: string; hint?: string; isAlwaysVisible?: true; group?: 'details' },
>(name: Name, label: string, maxLength: number, rest?: Rest) {
  return { kind: 'text' as const, name, label, default: '', maxLength, ...rest }
}

export function numberField<const Name extends string>(
  name: Name,
  label: string,
  rest: { min: number; max: number; default: number; hint?: string },
) {
  return { kind: 'number' as const, name, label, ...rest }
}

export function toggle<const Name extends string>(name: Name, label: string, isOn: boolean, rest?: { hint?: string }) {
  return { kind: 'toggle' as const, name, label, default: isOn, ...rest }
}
