import type { FormValues } from '@/lib/tool/form-values'
import { buildImagePrompt } from './build-image-prompt'
import { buildPortablePrompt } from './portable-prompt'

type Props = {
  values: FormValues
  /** Other generators need the size in words. */
  isForOtherGenerator: boolean
}

/** Previews the full prompt for the model, once the page adds anything to the typed text. */
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
