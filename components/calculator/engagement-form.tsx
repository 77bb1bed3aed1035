import type { EngagementPlatform } from './engagement-platform'
import { type EngagementQuery, engagementRanges } from './engagement-query'
import { NumberField } from './number-field'

type Props = {
  platform: EngagementPlatform
  values: EngagementQuery
  setValue: (name: keyof EngagementQuery, value: string) => void
}

const requiredFields = [
  { name: 'f', label: 'Followers' },
  { name: 'l', label: 'Likes' },
  { name: 'c', label: 'Comments' },
  { name: 's', label: 'Shares' },
] as const

function getOtherFields({ viewsOrReach, postNoun }: EngagementPlatform) {
  const postCountLabel = `${postNoun.plural.charAt(0).toUpperCase()}${postNoun.plural.slice(1)} counted`
  return [
    { name: 'sv', label: 'Saves (optional)' },
    { name: 'n', label: postCountLabel },
    { name: 'v', label: viewsOrReach.label, hint: viewsOrReach.hint },
  ] as const
}

export function EngagementForm({ platform, values, setValue }: Props) {
  return (
    <fieldset className="grid grid-cols-2 content-start gap-x-4">
      <legend className="sr-only">Your figures</legend>
      {[...requiredFields, ...getOtherFields(platform)].map((field) => (
        <div key={field.name} className={'hint' in field ? 'col-span-2' : ''}>
          <NumberField
            label={field.label}
            value={values[field.name]}
            onChange={(value) => setValue(field.name, value)}
            range={engagementRanges[field.name]}
            {...('hint' in field && { hint: field.hint })}
          />
        </div>
      ))}
      <p className="col-span-2 text-muted text-sm">
        For several {platform.postNoun.plural}, add up their numbers and say how many you counted.
      </p>
    </fieldset>
  )
}
