import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { createBrowserStore } from '@/lib/browser/browser-store'
import { textNotices } from '@/lib/core/errors/text-notices'
import { isRecord } from '@/lib/core/is-record'
import type { FormValues } from '@/lib/tool/form-values'

export type OptionSet = { name: string; parameters: Readonly<Record<string, unknown>> }

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
  const id = useId()
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
              <span className="mr-auto min-w-0 text-sm wrap-anywhere">{set.name}</span>
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
      <div>
        <label htmlFor={id} className="font-medium text-sm">
          Save these options as
        </label>
        <div className="mt-1 flex gap-2">
          <input
            id={id}
            type="text"
            value={name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || trimmedName === '') return
              event.preventDefault()
              save()
            }}
            className="min-h-11 min-w-0 flex-1 rounded-lg border border-field-line bg-surface px-3 text-base"
          />
          <Button disabled={trimmedName === ''} onClick={save}>
            Save
          </Button>
        </div>
      </div>
      {!hasSpace && (
        <p role="alert" className="text-caution text-sm">
          {textNotices.storage_full.text}
        </p>
      )}
    </div>
  )
}
