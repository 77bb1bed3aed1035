import { RadioChip, tabClass } from '@/components/ui/radio-chip'
import type { Field } from '@/lib/tool/form'
import { getInputName } from './form-elements'

type TabsField = Extract<Field, { kind: 'select' }>

/** Whether a field is shown as tabs at the top of its tool. */
export const isTabsField = (field: Field): field is TabsField => field.kind === 'select' && field.variant === 'tabs'

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
