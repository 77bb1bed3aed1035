import { useId } from 'react'
import { charactersOf } from '@/lib/figures/count'
import { isBlank } from '@/lib/fit/is-blank'
import type { ToolForm } from '@/lib/tool/form'

type Props = { form: ToolForm; prompt: string; rejected: boolean }

/** The text that a tool starts from, with a count once its limit is near. */
export function PromptBox({ form, prompt, rejected }: Props) {
  const id = useId()
  const length = [...prompt].length
  const near = length >= form.promptLimit * 0.8
  const over = length > form.promptLimit
  const counted = charactersOf(length, form.promptLimit)
  return (
    <>
      <label htmlFor={id} className="font-semibold">
        {form.promptLabel}
      </label>
      <textarea
        id={id}
        name="prompt"
        rows={3}
        required
        placeholder={form.placeholder}
        aria-describedby={`${id}-hint`}
        aria-invalid={over || (rejected && isBlank(prompt))}
        className="mt-2 block field-sizing-content max-h-96 min-h-24 w-full rounded-lg border border-field-line bg-surface p-3 text-base text-ink placeholder:text-muted aria-invalid:border-danger"
      />
      <p id={`${id}-hint`} className={`mt-1 text-sm ${over ? 'text-danger' : 'text-muted'}`}>
        {near ? `${counted}${over ? ': shorten it to generate' : ''}` : form.hint}
      </p>
    </>
  )
}
