import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import type { FormValues } from '@/lib/tool/form-values'
import { composePrompt, type PromptPartValues, promptParts } from './compose-prompt'
import { improvePrompt } from './improve-prompt'
import { PromptChecks } from './prompt-checks'

type Props = { values: FormValues; onUse: (prompt: string) => void }

/** Says what the prompt in the box still lacks and adds it, or puts one together from its parts. Works without any model. */
export function PromptBuilder({ values: { prompt, parameters }, onUse }: Props) {
  const id = useId()
  const [partValues, setPartValues] = useState<PromptPartValues>({})
  const [seed, setSeed] = useState(0)
  const style = String(parameters.style)
  const improvedPrompt = improvePrompt(prompt, style, seed)
  return (
    <div className="grid gap-6">
      <PromptChecks prompt={prompt} style={style} />
      {improvedPrompt && prompt.trim() && (
        <div>
          <Button size="small" onClick={() => setSeed(seed + 1)}>
            {seed > 0 ? 'Improve it another way' : 'Improve my prompt'}
          </Button>
          {seed > 0 && <SuggestedPrompt text={improvedPrompt} emptyText="" onUse={onUse} />}
        </div>
      )}
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
                value={partValues[part.id] ?? ''}
                onChange={(event) => setPartValues({ ...partValues, [part.id]: event.target.value })}
                className="mt-1 min-h-11 w-full rounded-lg border border-field-line bg-surface px-3 text-base text-ink placeholder:text-muted"
              />
            </div>
          ))}
        </div>
        <SuggestedPrompt
          text={composePrompt(partValues)}
          emptyText="Your prompt appears here once you fill in a subject or a setting."
          onUse={onUse}
        />
      </fieldset>
    </div>
  )
}

function SuggestedPrompt({ text, emptyText, onUse }: { text: string; emptyText: string } & Pick<Props, 'onUse'>) {
  return (
    <>
      <output className="mt-3 block rounded-lg bg-raised p-3 text-sm">{text || emptyText}</output>
      {text && (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button size="small" onClick={() => onUse(text)}>
            Use this prompt
          </Button>
          <CopyButton text={text} label="Copy prompt" />
        </div>
      )}
    </>
  )
}
