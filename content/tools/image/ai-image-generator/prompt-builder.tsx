import { useId, useState } from 'react'
import { CopyButton } from '@/components/cards/copy-button'
import { Button } from '@/components/ui/button'
import type { FormValues } from '@/lib/tool/form-values'
import { composePrompt, type PromptSlots, promptParts } from './compose-prompt'
import { PromptChecks } from './prompt-checks'

type Props = { values: FormValues; onUse: (prompt: string) => void }

/** Puts a prompt together from its parts, and says what the one in the box still lacks. Works without any model. */
export function PromptBuilder({ values, onUse }: Props) {
  const id = useId()
  const [slots, setSlots] = useState<PromptSlots>({})
  const composed = composePrompt(slots)
  return (
    <div className="grid gap-6">
      <PromptChecks prompt={values.prompt} style={String(values.parameters.style)} />
      <fieldset>
        <legend className="font-semibold">Build it from parts</legend>
        <p className="mt-1 text-muted text-sm">Fill in what you know. Nothing is sent.</p>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {promptParts.map((part) => (
            <div key={part.id}>
              <label htmlFor={`${id}-${part.id}`} className="font-medium text-sm">
                {part.label}
              </label>
              <input
                id={`${id}-${part.id}`}
                type="text"
                maxLength={200}
                autoComplete="off"
                placeholder={part.placeholder}
                value={slots[part.id] ?? ''}
                onChange={(event) => setSlots({ ...slots, [part.id]: event.target.value })}
                className="mt-1 min-h-11 w-full rounded-lg border border-field-line bg-surface px-3 text-base text-ink placeholder:text-muted"
              />
            </div>
          ))}
        </div>
      </fieldset>
      <div>
        <output className="block rounded-lg bg-raised p-3 text-sm">
          {composed || 'Your prompt appears here once you fill in a subject or a setting.'}
        </output>
        {composed && (
          <div className="mt-2 flex flex-wrap gap-2">
            <Button size="small" onClick={() => onUse(composed)}>
              Use this prompt
            </Button>
            <CopyButton text={composed} label="Copy prompt" />
          </div>
        )}
      </div>
    </div>
  )
}
