import { useId } from 'react'
import { RadioChip, tabClass } from '@/components/ui/radio-chip'
import type { Field } from '@/lib/tool/form'
import { type FormValues, getChangedValues } from '@/lib/tool/form-values'
import { getInputName } from './form-elements'
import { SelectOptions } from './option-input'

type Props = {
  fields: readonly Field[]
  parameters: FormValues['parameters']
  /** Names of the visible fields; all by default. Other fields stay in the form but hidden. */
  visibleNames?: readonly string[] | undefined
}
type SelectField = Extract<Field, { kind: 'select' }>

export const isChipField = (field: Field): field is SelectField =>
  field.kind === 'select' && field.isAlwaysVisible === true

export const isExpandedField = (field: Field) =>
  (field.kind === 'text' || field.kind === 'choices') && field.isAlwaysVisible === true

export function OptionChips({ fields, parameters, visibleNames }: Props) {
  const id = useId()
  const chipFields = fields.filter(isChipField)
  if (chipFields.length === 0) return null
  const changedValues = getChangedValues(chipFields, parameters)
  return (
    <>
      <div className="-mx-4 mt-2 flex gap-2 py-1 pl-4 max-sm:fade-edge sm:mx-0 sm:flex-wrap sm:pl-0">
        {chipFields.map((field) => (
          <Chip
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            value={parameters[field.name]}
            isChanged={field.name in changedValues}
            isHidden={visibleNames?.includes(field.name) === false}
          />
        ))}
      </div>
      {chipFields.map(
        ({ name, label, hint }) =>
          hint && (
            <p
              key={name}
              id={`${id}-${name}-hint`}
              hidden={visibleNames?.includes(name) === false}
              className={name in changedValues ? 'mt-1 text-muted text-sm' : 'sr-only'}
            >
              {`${label}: ${hint}`}
            </p>
          ),
      )}
    </>
  )
}

type ChipProps = { field: SelectField; id: string; value: unknown; isChanged: boolean; isHidden: boolean }

/** A transparent native select covers its value as text. The text makes the control as wide as the value. */
function Chip({ field, id, value, isChanged, isHidden }: ChipProps) {
  const { name, label, options, default: defaultValue, hint } = field
  const selectedOption = options.find((option) => option.value === value)
  return (
    <div
      hidden={isHidden}
      className={`relative flex h-11 shrink-0 items-center rounded-full border pr-2.5 pl-3.5 text-sm has-focus-visible:outline-3 has-focus-visible:outline-ink has-focus-visible:outline-offset-2 ${
        isChanged ? 'border-accent bg-soft' : 'border-field-line bg-surface hover:bg-raised'
      }`}
    >
      <label htmlFor={id} className="text-muted">
        {label}
      </label>
      <span aria-hidden className="ml-1.5 max-w-36 truncate font-semibold">
        {selectedOption?.shortLabel ?? selectedOption?.label}
      </span>
      <svg aria-hidden className="ml-1 size-4 shrink-0 text-muted" viewBox="0 0 16 16" fill="none">
        <path d="m4 6 4 4 4-4" stroke="currentColor" strokeWidth="1.5" />
      </svg>
      <select
        id={id}
        name={getInputName(name)}
        defaultValue={defaultValue}
        aria-describedby={hint && `${id}-hint`}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full bg-surface text-base text-ink opacity-0"
      >
        <SelectOptions options={options} />
      </select>
    </div>
  )
}

export const isTabsField = (field: Field): field is SelectField => field.kind === 'select' && field.variant === 'tabs'

/** Modes of a tool as tabs. They are form inputs, so that links and the history also set them. */
export function ModeTabs({ fields }: { fields: readonly Field[] }) {
  return fields.filter(isTabsField).map(({ name, label, options, default: defaultValue }) => (
    <fieldset key={name} className="mb-4">
      <legend className="sr-only">{label}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-xl bg-raised p-1">
        {options.map((option) => (
          <RadioChip
            key={option.value}
            chipClassName={tabClass}
            name={getInputName(name)}
            value={option.value}
            defaultChecked={option.value === defaultValue}
          >
            {option.label}
          </RadioChip>
        ))}
      </div>
    </fieldset>
  ))
}
