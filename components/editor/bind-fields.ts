/** Updates the previous record. `name` is the changed property; undo steps merge by it. */
export type UpdateRecord<RecordType> = (update: (previous: RecordType) => RecordType, name: string) => void

/** Returns field props by property name: `<RangeField label="Blur" {...at('blur')} />`. */
export function bindFields<RecordType extends object>(record: RecordType, update: UpdateRecord<RecordType>) {
  return <Name extends keyof RecordType & string>(name: Name) => ({
    value: record[name],
    onValueChange: (value: RecordType[Name]) =>
      update((previousRecord) => ({ ...previousRecord, [name]: value }), name),
  })
}
