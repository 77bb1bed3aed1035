import type { FormValues } from '@/lib/tool/form-values'
import { finishedPrompt } from './finished-prompt'
import { sentPrompt } from './sent-prompt'

type Props = {
  values: FormValues
  /** For a generator elsewhere, which the size has to be told in words. */
  isForOther: boolean
}

/** The whole text that goes to the model, as soon as the page adds anything to what was typed. */
export function SentText({ values, isForOther }: Props) {
  const { prompt, parameters } = values
  const typed = prompt.trim()
  const sent = sentPrompt({
    prompt,
    style: String(parameters.style),
    transparent: parameters.transparent === true,
  })
  if (typed !== '' && isForOther) return <Text title="Finished prompt:" text={finishedPrompt(values)} />
  if (typed === '' || sent.replace(/\.$/, '') === typed.replace(/\.$/, '')) return null
  return <Text title="What is sent:" text={sent} />
}

function Text({ title, text }: { title: string; text: string }) {
  return (
    <p className="mt-4 rounded-lg bg-raised p-3 text-sm">
      <span className="font-semibold">{title}</span> {text}
    </p>
  )
}
