/** Updates the previous record. `name` is the changed property; undo steps merge by it. */
export type UpdateRecord<RecordType> = (update: (previousRecord: RecordType) => RecordType, name: string) => void

/** Builds the field props of a property: `<RangeField label="Blur" {...bindField('blur')} />`. */
export function bindFields<RecordType extends object>(record: RecordType, update: UpdateRecord<RecordType>) {
  return <Name extends keyof RecordType & string>(name: Name) => ({
    value: record[name],
    onValueChange: (value: RecordType[Name]) =>
      update((previousRecord) => ({ ...previousRecord, [name]: value }), name),
  })
}

export const toOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))
