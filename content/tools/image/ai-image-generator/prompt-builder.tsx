import { Check } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { createRandom } from '@/lib/core/random'
import type { FormValues } from '@/lib/tool/form-values'
import { defaultMediums, neutralTerms } from '../ai-prompt-writer/terms'
import { composePrompt, isNonEnglish, type PromptPartValues, promptParts } from './prompt-parts'
import { reviewPrompt } from './review-prompt'

function PromptChecks({ prompt, style }: { prompt: string; style: string }) {
  if (prompt.trim() === '') {
    return <p className="text-muted text-sm">As you type a prompt, this list checks off what’s in it (English only).</p>
  }
  return (
    <div>
      <h3 className="font-semibold">Prompt checklist</h3>
      <ul className="mt-2 grid gap-1 text-sm">
        {reviewPrompt(prompt, style).map(({ id, isDone, text }) => (
          <li key={id} className={`flex items-start gap-2 ${isDone ? 'text-muted' : ''}`}>
            <span className="mt-0.5 grid size-4 shrink-0 place-items-center">
              {isDone ? <Check className="size-4 text-positive" /> : '○'}
            </span>
            <span>
              <span className="sr-only">{isDone ? 'Done: ' : 'Open: '}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Adds missing light, framing and look; only a look if the prompt is not English. Empty if nothing is missing. */
export function improvePrompt(prompt: string, style: string, seed: number): string {
  const random = createRandom(seed)
  const isForeignLanguage = isNonEnglish(prompt)
  const missingIds = reviewPrompt(prompt, style)
    .filter(({ id, isDone }) => !isDone && (id === 'look' || !isForeignLanguage))
    .map(({ id }) => id)
  const pickIfMissing = (id: string, words: readonly string[]) => (missingIds.includes(id) ? random.pick(words) : '')
  const additions = {
    style: pickIfMissing('look', defaultMediums.flat()),
    light: pickIfMissing('light', neutralTerms.lights),
    composition: pickIfMissing('framing', neutralTerms.compositions),
  }
  return Object.values(additions).some(Boolean) ? composePrompt({ subject: prompt, ...additions }) : ''
}

type Props = { values: FormValues; onUse: (prompt: string) => void }

export function PromptBuilder({ values: { prompt, parameters }, onUse }: Props) {
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
        <p className="mt-1 text-muted text-sm">Fill in what you know. It stays in your browser.</p>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {promptParts.map(({ id, ...textProps }) => (
            <TextField
              key={id}
              {...textProps}
              maxLength={200}
              value={partValues[id] ?? ''}
              onValueChange={(text) => setPartValues({ ...partValues, [id]: text })}
            />
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
