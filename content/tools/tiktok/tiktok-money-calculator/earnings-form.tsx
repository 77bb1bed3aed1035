import { NumberField } from '@/components/calculator/number-field'
import { listOptions, SelectField } from '@/components/fields/fields'
import { accountTypes, type EarningsQuery, earningsRanges, locations, niches } from './earnings'

type Props = { values: EarningsQuery; onChange: (name: keyof EarningsQuery, value: string) => void }

const numberFields = [
  { name: 'f', label: 'Followers', step: undefined },
  { name: 'v', label: 'Average views per video', step: undefined },
  { name: 'e', label: 'Engagement rate (%)', step: 0.1 },
] as const

const selectFields = [
  { name: 'l', label: 'Location', options: listOptions(locations) },
  { name: 'n', label: 'Niche', options: listOptions(niches) },
  { name: 'a', label: 'Account type', options: listOptions(accountTypes) },
] as const

export function EarningsForm({ values, onChange }: Props) {
  return (
    <fieldset className="grid content-start gap-x-4 sm:max-lg:grid-cols-3">
      <legend className="sr-only">Your account</legend>
      <p className="col-span-full pb-3 text-muted text-sm">Starts with example numbers. Type yours.</p>
      {numberFields.map(({ name, label, step }) => (
        <NumberField
          key={name}
          label={label}
          value={values[name]}
          onChange={(value) => onChange(name, value)}
          range={earningsRanges[name]}
          {...(step && { step })}
        />
      ))}
      {selectFields.map(({ name, label, options }) => (
        <div key={name} className="pb-5">
          <SelectField
            label={label}
            value={values[name]}
            options={options}
            onValueChange={(value) => onChange(name, value)}
          />
        </div>
      ))}
    </fieldset>
  )
}
