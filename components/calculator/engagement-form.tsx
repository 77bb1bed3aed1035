import type { EngagementPlatform } from './engagement-platform'
import type { EngagementQuery } from './engagement-query'
import { NumberField } from './number-field'

type Props = {
  platform: EngagementPlatform
  values: EngagementQuery
  set: (name: keyof EngagementQuery, value: string) => void
}

const needed = [
  { name: 'f', label: 'Followers' },
  { name: 'l', label: 'Likes' },
  { name: 'c', label: 'Comments' },
  { name: 's', label: 'Shares' },
] as const

function optionalFields({ seen, post }: EngagementPlatform) {
  const counted = `${post.many.charAt(0).toUpperCase()}${post.many.slice(1)} counted`
  return [
    { name: 'sv', label: 'Saves (optional)' },
    { name: 'v', label: seen.label, hint: seen.hint },
    { name: 'n', label: counted, hint: `Add up the figures of this many ${post.many}.` },
  ] as const
}

export function EngagementForm({ platform, values, set }: Props) {
  return (
    <fieldset className="grid grid-cols-2 content-start gap-4 lg:grid-cols-1">
      <legend className="sr-only">Your figures</legend>
      {needed.map(({ name, label }) => (
        <NumberField key={name} label={label} value={values[name]} onChange={(value) => set(name, value)} />
      ))}
      {optionalFields(platform).map((field) => (
        <NumberField
          key={field.name}
          label={field.label}
          value={values[field.name]}
          onChange={(value) => set(field.name, value)}
          {...('hint' in field && { hint: field.hint })}
        />
      ))}
    </fieldset>
  )
}
