import type { FormValues } from '@/lib/tool/form-values'
import { buildImagePrompt } from './build-image-prompt'
import { buildPortablePrompt } from './portable-prompt'

type Props = {
  values: FormValues
  /** For a generator elsewhere, which the size has to be told in words. */
  isForOtherGenerator: boolean
}

/** The whole text that goes to the model, as soon as the page adds anything to what was typed. */
export function PromptPreview({ values, isForOtherGenerator }: Props) {
  const { prompt, parameters } = values
  const trimmedPrompt = prompt.trim()
  const imagePrompt = buildImagePrompt({
    prompt,
    style: String(parameters.style),
    isTransparent: parameters.transparent === true,
  })
  if (trimmedPrompt !== '' && isForOtherGenerator)
    return <LabeledText title="Finished prompt:" text={buildPortablePrompt(values)} />
  if (trimmedPrompt === '' || imagePrompt.replace(/\.$/, '') === trimmedPrompt.replace(/\.$/, '')) return null
  return <LabeledText title="What is sent:" text={imagePrompt} />
}

function LabeledText({ title, text }: { title: string; text: string }) {
  return (
    <p className="mt-4 rounded-lg bg-raised p-3 text-sm">
      <span className="font-semibold">{title}</span> {text}
    </p>
  )
}
