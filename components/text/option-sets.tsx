import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { createOptionSetStore, MAX_SET_NAME_LENGTH, type OptionSet } from '@/lib/browser/option-sets'
import { textNotices } from '@/lib/core/errors/text-notices'
import type { FormValues } from '@/lib/tool/form-values'

type Props = {
  type: string
  /** The values that differ from their defaults. */
  parameters: FormValues['parameters']
  onUse: (parameters: OptionSet['parameters']) => void
}

export function OptionSets({ type, parameters, onUse }: Props) {
  const [store] = useState(() => createOptionSetStore(type))
  const [sets, setSets] = useState(store.read)
  const [name, setName] = useState('')
  const [isStorageFull, setHasSpace] = useState(true)
  const id = useId()
  const trimmedName = name.trim()

  function save() {
    setHasSpace(store.save({ name: trimmedName, parameters }))
    setSets(store.read())
    setName('')
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
          Save the options above as
        </label>
        <div className="mt-1 flex gap-2">
          <input
            id={id}
            type="text"
            value={name}
            maxLength={MAX_SET_NAME_LENGTH}
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
      {!isStorageFull && (
        <p role="alert" className="text-caution text-sm">
          {textNotices.storage_full.text}
        </p>
      )}
    </div>
  )
}
