import type { FormValues } from '@/lib/tool/form-values'
import { sentPrompt } from './sent-prompt'

/** The whole text that goes to the model, as soon as the page adds anything to what was typed. */
export function SentText({ values: { prompt, parameters } }: { values: FormValues }) {
  const typed = prompt.trim()
  const sent = sentPrompt({
    prompt,
    style: String(parameters.style),
    transparent: parameters.transparent === true,
  })
  if (typed === '' || sent.replace(/\.$/, '') === typed.replace(/\.$/, '')) return null
  return (
    <p className="mt-4 rounded-lg bg-raised p-3 text-sm">
      <span className="font-semibold">What is sent:</span> {sent}
    </p>
  )
}
