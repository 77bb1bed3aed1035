import { Shuffle } from 'lucide-react'
import { useDeferredValue } from 'react'
import { CardMeters } from '@/components/card/card-meters'
import { LazySection } from '@/components/loading/lazy-section'
import { Button, getButtonClass } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import type { FormValues } from '@/lib/tool/form-values'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'
import { reviewPrompt } from '../ai-image-generator/review-prompt'
import { ratios } from './fields'
import { extractFormat, extractNegatives } from './parse-idea'
import { getPromptMeters, type PromptParameters, writePrompts } from './write-prompts'

const loadChangedWordsModule = () => import('@/components/previews/changed-words')

const ideaCheckIds = ['subject', 'setting', 'quotes', 'negatives']

type Props = { values: FormValues; seed: number; canDraw: boolean | undefined; onShuffle: () => void }

export function Variants({ values, seed, canDraw, onShuffle }: Props) {
  const { prompt, parameters } = useDeferredValue(values)
  const prompts = writePrompts(prompt, parameters as PromptParameters, seed)
  const tips = reviewPrompt(extractNegatives(prompt).idea, 'none').filter(
    ({ id, isDone }) => !isDone && ideaCheckIds.includes(id),
  )
  const { preset } = ratios[extractFormat(prompt, String(parameters.ratio)).ratio]
  const [firstPrompt = ''] = prompts
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 className="font-bold text-xl">Prompts</h2>
        <Button onClick={onShuffle}>
          <Shuffle className="size-4" />
          Shuffle
        </Button>
      </div>
      <p role="status" className="sr-only">
        {`Set ${seed}: ${prompts.length} prompts.`}
      </p>
      {canDraw === false && (
        <p className="mt-2 text-sm">This site can’t make images. Paste a prompt into the generator you use.</p>
      )}
      {tips.length > 0 && (
        <ul className="mt-2 list-disc pl-5 text-muted text-sm">
          {tips.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      <ol className="mt-3 grid gap-3">
        {prompts.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the three stand in their places, whatever they say.
          <li key={index} className="rounded-xl border border-line bg-surface p-4 sm:p-5">
            <h3 className="font-medium text-muted text-sm">Prompt {index + 1}</h3>
            <p dir="auto" className="mt-1 whitespace-pre-wrap break-words">
              {text}
            </p>
            <div className="mt-2">
              <CardMeters meters={getPromptMeters(text)} />
            </div>
            <div className="mt-3 flex flex-wrap gap-2">
              <CopyButton text={text} name={`Copy prompt ${index + 1}`} variant="primary" size="medium" />
              {canDraw && (
                <a
                  href={buildPrefillUrl('/image-tools/ai-image-generator', text, { preset })}
                  className={getButtonClass()}
                  aria-label={`Make this image: prompt ${index + 1}`}
                >
                  Make this image
                </a>
              )}
            </div>
            {index > 0 && (
              <LazySection title="How it differs from prompt 1" loadModule={loadChangedWordsModule}>
                {({ ChangedWords }) => <ChangedWords source={firstPrompt} text={text} />}
              </LazySection>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
