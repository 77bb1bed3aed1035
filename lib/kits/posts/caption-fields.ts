type Limits = { short: number; medium: number; long: number }

/** How long a caption may be; `limits` are characters without its hashtags. */
export function lengthField<const Usual extends keyof Limits>(limits: Limits, usual: Usual) {
  const upTo = (name: string, most: number) => `${name}, up to ${most.toLocaleString('en')}`
  return {
    kind: 'select',
    name: 'length',
    label: 'Length',
    default: usual,
    isAlwaysVisible: true,
    hint: 'Characters, without hashtags.',
    options: [
      { value: 'short', label: upTo('Short', limits.short), short: 'Short' },
      { value: 'medium', label: upTo('Medium', limits.medium), short: 'Medium' },
      { value: 'long', label: upTo('Long', limits.long), short: 'Long' },
    ],
  } as const
}

/** None to five; `hint` says whose limit that is. */
export function hashtagsField(hint: string) {
  return { kind: 'number', name: 'hashtags', label: 'Hashtags', min: 0, max: 5, default: 3, hint } as const
}
