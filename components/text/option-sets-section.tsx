import { useState } from 'react'
import { useLazyModule } from '@/components/loading/use-lazy-module'
import type { OptionSet } from '@/lib/browser/option-sets'
import { textNotices } from '@/lib/core/errors/text-notices'
import type { Field } from '@/lib/tool/form'
import { type FormValues, getChangedValues } from '@/lib/tool/form-values'
import { InlineNotice } from './inline-notice'

type Props = {
  type: string
  /** What sets are called. */
  name: string
  fields: readonly Field[]
  parameters: FormValues['parameters']
  onUse: (parameters: OptionSet['parameters']) => void
}

const loadOptionSetsModule = () => import('./option-sets')

/** Saved options, fetched when they are looked at. */
export function OptionSetsSection({ type, name, fields, parameters, onUse }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const optionSetsModule = useLazyModule(loadOptionSetsModule, isOpen)
  return (
    <details
      className="rounded-lg border border-line bg-surface"
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">{`Saved ${name}`}</summary>
      <div className="border-line border-t p-4">
        {optionSetsModule.status === 'loaded' && (
          <optionSetsModule.module.OptionSets
            type={type}
            parameters={getChangedValues(fields, parameters)}
            onUse={onUse}
          />
        )}
        {optionSetsModule.status === 'failed' && <InlineNotice {...textNotices.no_code} />}
      </div>
    </details>
  )
}
