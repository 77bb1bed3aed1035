import { useState } from 'react'
import { TextField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { InlineNotice } from '@/components/ui/inline-notice'
import { keepFocus } from '@/components/ui/keep-focus'
import { createBrowserStore } from '@/lib/browser/browser-store'
import { textNotices } from '@/lib/core/errors/text-notices'
import { isRecord } from '@/lib/core/is-record'
import type { FormValues } from '@/lib/tool/form-values'

type OptionSet = { name: string; parameters: Readonly<Record<string, unknown>> }

const MAX_SETS = 30
const MAX_NAME_LENGTH = 60

const isOptionSet = (value: unknown): value is OptionSet =>
  isRecord(value) && typeof value.name === 'string' && isRecord(value.parameters)

/** Stores one tool's named options in this browser, newest first; a repeated name replaces the earlier set. */
export function createOptionSetStore(type: string) {
  const store = createBrowserStore<readonly OptionSet[]>({
    key: `postsmith-sets-${type}`,
    parse: (storedValue) =>
      isRecord(storedValue) && storedValue.version === 1 && Array.isArray(storedValue.sets)
        ? storedValue.sets.filter(isOptionSet)
        : [],
    format: (sets) => ({ version: 1, sets }),
  })
  return {
    read: store.read,
    remove: (name: string) => store.update((sets) => sets.filter((set) => set.name !== name)),
    /** Returns false if the browser has no space, so that the set lasts only until the page closes. */
    save(set: OptionSet): boolean {
      store.update((sets) => [set, ...sets.filter(({ name }) => name !== set.name)].slice(0, MAX_SETS))
      return store.isPersisted()
    },
  }
}

type Props = {
  type: string
  parameters: FormValues['parameters']
  onUse: (parameters: OptionSet['parameters']) => void
}

export function OptionSets({ type, parameters, onUse }: Props) {
  const [store] = useState(() => createOptionSetStore(type))
  const [sets, setSets] = useState(store.read)
  const [name, setName] = useState('')
  const [hasSpace, setHasSpace] = useState(true)
  const trimmedName = name.trim()

  function save() {
    const isSaved = store.save({ name: trimmedName, parameters })
    setHasSpace(isSaved)
    setSets(store.read())
    if (isSaved) setName('')
  }
  function removeSet(set: OptionSet) {
    store.remove(set.name)
    setSets(store.read())
  }
  return (
    <div className="space-y-3">
      {sets.length > 0 && (
        <ul className="divide-y divide-line">
          {sets.map((set) => (
            <li key={set.name} className="flex items-center gap-2 py-1">
              <span className="mr-auto min-w-0 text-sm">{set.name}</span>
              <Button size="small" aria-label={`Use ${set.name}`} onClick={() => onUse(set.parameters)}>
                Use
              </Button>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Delete ${set.name}`}
                onClick={() => keepFocus(() => removeSet(set))}
              >
                Delete
              </Button>
            </li>
          ))}
        </ul>
      )}
      <form method="dialog" onSubmit={save} className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField label="Save these options as" value={name} maxLength={MAX_NAME_LENGTH} onValueChange={setName} />
        </div>
        <Button type="submit" disabled={trimmedName === ''}>
          Save
        </Button>
      </form>
      {!hasSpace && <InlineNotice isRefusal text={textNotices.storage_full.text} />}
    </div>
  )
}
