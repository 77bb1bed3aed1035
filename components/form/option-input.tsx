import { type ComponentProps, type InputEvent, lazy, type ReactNode, Suspense } from 'react'
import { importWithRetry } from '@/components/loading/deferred-import'
import { RadioChip } from '@/components/ui/radio-chip'
import type { Field, Option, ParameterValue } from '@/lib/tool/form'
import { type FormValues, isFieldActive, parseFieldValue } from '@/lib/tool/form-values'
import type { ServerToolInfo } from '@/lib/tool/server-tool'
import { getInputName } from './form-elements'

const RecentList = lazy(
  importWithRetry(() => import('./recent-list').then(({ RecentList }) => ({ default: RecentList }))),
)

const inputClass =
  'mt-1 min-h-11 w-full rounded-lg border border-field-line bg-surface px-3 text-base text-ink placeholder:text-muted'

type Props = { field: Field; id: string; value?: ParameterValue | undefined }

export function OptionInput({ field, id, value = field.default }: Props) {
  if (field.kind === 'text' && field.variant === 'hidden')
    // A hidden text input, because React resets the value of an input of type hidden.
    return <input hidden name={getInputName(field.name)} defaultValue={field.default} />
  if (field.kind === 'choices' && field.options.some(({ group }) => group))
    return <GroupedChoices field={field} id={id} value={value} />
  if (field.kind === 'choices')
    return (
      <FieldGroup field={field} id={id} listClass="flex flex-wrap gap-x-5">
        <Checkboxes field={field} options={field.options} />
      </FieldGroup>
    )
  if (field.kind === 'select' && field.variant === 'chips')
    return (
      <FieldGroup field={field} id={id} listClass="flex flex-wrap gap-2">
        {field.options.map(({ value, label }) => (
          <RadioChip key={value} name={getInputName(field.name)} value={value} defaultChecked={value === field.default}>
            {label}
          </RadioChip>
        ))}
      </FieldGroup>
    )
  const hintId = field.hint ? `${id}-hint` : undefined
  const inputProps = { id, name: getInputName(field.name), 'aria-describedby': hintId }
  if (field.kind === 'toggle') {
    return (
      <div className="self-end">
        <label htmlFor={id} className="flex min-h-11 items-center gap-3 text-sm font-medium">
          <input type="checkbox" defaultChecked={field.default} {...inputProps} />
          {field.label}
        </label>
        <Hint id={hintId} text={field.hint} />
      </div>
    )
  }
  if (field.kind === 'number' && field.variant === 'slider')
    return (
      <div>
        <SliderWithBox field={field} {...inputProps} />
        <Hint id={hintId} text={field.hint} />
      </div>
    )
  return (
    <div className={field.kind === 'text' && field.isMultiline ? 'col-span-full' : ''}>
      <label htmlFor={id} className="text-sm font-medium">
        {field.label}
      </label>
      {field.kind === 'select' && (
        <select className={inputClass} defaultValue={field.default} {...inputProps}>
          <SelectOptions options={field.options} />
        </select>
      )}
      {field.kind === 'text' && field.isMultiline && (
        <textarea
          className={`${inputClass} block h-28 resize-y py-2`}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          defaultValue={field.default}
          autoComplete="off"
          spellCheck={false}
          {...inputProps}
        />
      )}
      {field.kind === 'text' && field.variant === 'colour' && (
        <input type="color" className="mt-1 block" defaultValue={field.default} {...inputProps} />
      )}
      {field.kind === 'text' && !field.isMultiline && !field.variant && (
        <input
          type="text"
          className={inputClass}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          defaultValue={field.default}
          autoComplete="off"
          {...(field.suggestsRecentValues && { list: `${id}-recent` })}
          {...inputProps}
        />
      )}
      {field.kind === 'text' && field.suggestsRecentValues && (
        <Suspense>
          <RecentList fieldName={field.name} id={`${id}-recent`} />
        </Suspense>
      )}
      {field.kind === 'number' && <NumberBox field={field} className={inputClass} {...inputProps} />}
      <Hint id={hintId} text={field.hint} />
    </div>
  )
}

type ConditionalInputProps = { field: Field; idPrefix: string; parameters: FormValues['parameters'] }

export function ConditionalInput({ field, idPrefix, parameters }: ConditionalInputProps) {
  const input = <OptionInput field={field} id={`${idPrefix}-${field.name}`} value={parameters[field.name]} />
  if (!field.visibleWhen) return input
  return (
    <div className="contents" hidden={!isFieldActive(field, parameters)}>
      {input}
    </div>
  )
}

type NumberBoxProps = ComponentProps<'input'> & { field: Extract<Field, { kind: 'number' }> }

export function NumberBox({ field, ...rest }: NumberBoxProps) {
  return (
    <input
      type="number"
      inputMode="numeric"
      min={field.min}
      max={field.max}
      defaultValue={field.default}
      // When the field loses focus, it shows the value that the tool uses.
      onBlur={({ target }) => {
        target.value = String(parseFieldValue(field, target.value) ?? field.default)
      }}
      {...rest}
    />
  )
}

/** Both inputs have the field's name. A form is read from the first, the box, and filled into both. */
function SliderWithBox({ field, ...inputProps }: NumberBoxProps) {
  const { label, min, max, default: defaultValue } = field
  const { id, name } = inputProps
  function syncOtherInput({ currentTarget: input }: InputEvent<HTMLInputElement>) {
    const otherInput = input.type === 'range' ? input.previousElementSibling : input.nextElementSibling
    if (otherInput instanceof HTMLInputElement) otherInput.value = input.value || String(defaultValue)
  }
  return (
    <div className="grid grid-cols-[1fr_5rem] items-center gap-x-3">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <NumberBox field={field} className={`${inputClass} mt-0!`} onInput={syncOtherInput} {...inputProps} />
      <input
        type="range"
        name={name}
        aria-label={label}
        min={min}
        max={max}
        defaultValue={defaultValue}
        onInput={syncOtherInput}
        className="col-span-full h-11 w-full accent-accent"
      />
    </div>
  )
}

type ChoicesField = Extract<Field, { kind: 'choices' }>

type FieldGroupProps = { field: Field; id: string; listClass: string; children: ReactNode }

function FieldGroup({ field: { label, hint }, id, listClass, children }: FieldGroupProps) {
  const hintId = hint ? `${id}-hint` : undefined
  return (
    <fieldset className="col-span-full" aria-describedby={hintId}>
      <legend className="text-sm font-medium">{label}</legend>
      <div className={`mt-1 ${listClass}`}>{children}</div>
      <Hint id={hintId} text={hint} />
    </fieldset>
  )
}

function Checkboxes({ field, options }: { field: ChoicesField; options: ChoicesField['options'] }) {
  return options.map(({ value, label }) => (
    <label key={value} className="flex min-h-11 items-center gap-2 text-sm">
      <input
        type="checkbox"
        name={getInputName(field.name)}
        value={value}
        defaultChecked={field.default.includes(value)}
      />
      {label}
    </label>
  ))
}

function GroupedChoices({ field, id, value }: { field: ChoicesField; id: string; value: ParameterValue }) {
  const selectedValues: readonly unknown[] = Array.isArray(value) ? value : []
  const groups = Map.groupBy(field.options, ({ group = '' }) => group)
  return (
    <FieldGroup field={field} id={id} listClass="grid items-start gap-2 @sm:grid-cols-2 @3xl:grid-cols-4">
      {[...groups].map(([group, options]) => {
        const selectedCount = options.filter((option) => selectedValues.includes(option.value)).length
        return (
          <details key={group} className="rounded-lg border border-field-line bg-surface">
            <summary className="min-h-11 px-3 py-2.5 text-sm">
              <span className="font-semibold">{group}</span>
              <span className={`ml-2 ${selectedCount ? 'text-accent' : 'text-muted'}`}>
                {selectedCount || 'none'} of {options.length}
              </span>
            </summary>
            <div className="border-line border-t px-3 py-1">
              <Checkboxes field={field} options={options} />
            </div>
          </details>
        )
      })}
    </FieldGroup>
  )
}

export function SelectOptions({ options }: { options: readonly Option[] }) {
  const groups = [...new Set(options.map(({ group }) => group))]
  return groups.map((group) => {
    const optionElements = options
      .filter((option) => option.group === group)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))
    return group ? (
      <optgroup key={group} label={group}>
        {optionElements}
      </optgroup>
    ) : (
      optionElements
    )
  })
}

function Hint({ id, text }: { id: string | undefined; text: string | undefined }) {
  return text ? (
    <p id={id} className="mt-1 text-sm text-muted">
      {text}
    </p>
  ) : null
}

export function FieldGrid({ type, fields }: Pick<ServerToolInfo, 'type' | 'fields'>) {
  return (
    <div className="@container mt-4">
      <div className={`grid gap-4 ${fields.length > 1 ? '@md:grid-cols-2' : ''}`}>
        {fields.map((field) => (
          <OptionInput key={field.name} field={field} id={`${type}-${field.name}`} />
        ))}
      </div>
    </div>
  )
}
