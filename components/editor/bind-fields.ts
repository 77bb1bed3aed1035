/** Takes what makes the next record of the one there is, and which of its properties that sets: steps of undo merge by it. */
export type UpdateRecord<RecordType> = (update: (previous: RecordType) => RecordType, name: string) => void

/** What a field needs, by the name of the property it sets: `<RangeField label="Blur" {...at('blur')} />`. */
export function bindFields<RecordType extends object>(record: RecordType, update: UpdateRecord<RecordType>) {
  return <Name extends keyof RecordType & string>(name: Name) => ({
    value: record[name],
    onValueChange: (value: RecordType[Name]) =>
      update((previousRecord) => ({ ...previousRecord, [name]: value }), name),
  })
}
