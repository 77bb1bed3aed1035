import { NumberField } from '@/components/calculator/number-field'
import { SelectField } from '@/components/calculator/select-field'
import { accounts, locations, niches } from './earnings'
import type { EarningsQuery } from './earnings-query'

type Props = { values: EarningsQuery; set: (name: keyof EarningsQuery, value: string) => void }

export function EarningsForm({ values, set }: Props) {
  return (
    <fieldset className="grid content-start gap-4 sm:grid-cols-2 lg:grid-cols-1">
      <legend className="sr-only">Your account</legend>
      <NumberField label="Followers" value={values.f} onChange={(value) => set('f', value)} />
      <NumberField label="Average views a video" value={values.v} onChange={(value) => set('v', value)} />
      <NumberField
        label="Engagement rate (%)"
        value={values.e}
        onChange={(value) => set('e', value)}
        max={100}
        step={0.1}
      />
      <SelectField
        label="Location"
        value={values.l}
        options={locations}
        onChange={(value) => set('l', value)}
      />
      <SelectField label="Niche" value={values.n} options={niches} onChange={(value) => set('n', value)} />
      <SelectField
        label="Account type"
        value={values.a}
        options={accounts}
        onChange={(value) => set('a', value)}
      />
    </fieldset>
  )
}
