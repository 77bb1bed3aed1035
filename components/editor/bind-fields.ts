/** Takes what makes the next record of the one there is, and which of its properties that sets: steps of undo merge by it. */
export type UpdateRecord<Of> = (next: (before: Of) => Of, name: string) => void

/** What a field needs, by the name of the property it sets: `<RangeField label="Blur" {...at('blur')} />`. */
export function bindFields<Of extends object>(record: Of, update: UpdateRecord<Of>) {
  return <Name extends keyof Of & string>(name: Name) => ({
    value: record[name],
    onValue: (value: Of[Name]) => update((before) => ({ ...before, [name]: value }), name),
  })
}
