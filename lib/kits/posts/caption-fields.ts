type LengthLimits = { short: number; medium: number; long: number }

/** A caption's length; `limits` are in characters without hashtags. */
export function buildLengthField<const DefaultLength extends keyof LengthLimits>(
  limits: LengthLimits,
  defaultLength: DefaultLength,
) {
  const formatOption = (name: string, maxLength: number) => `${name}, up to ${maxLength.toLocaleString('en')}`
  return {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: defaultLength,
    isAlwaysVisible: true,
    hint: 'Characters, without hashtags.',
    options: [
      { value: 'short', label: formatOption('Short', limits.short), shortLabel: 'Short' },
      { value: 'medium', label: formatOption('Medium', limits.medium), shortLabel: 'Medium' },
      { value: 'long', label: formatOption('Long', limits.long), shortLabel: 'Long' },
    ],
  } as const
}

/** `hint` names the source of the limit of five. */
export function buildHashtagCountField(hint: string) {
  return { kind: 'number', name: 'hashtags', label: 'Hashtags', min: 0, max: 5, default: 3, hint } as const
}
