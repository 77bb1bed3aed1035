import { useState } from 'react'
import { BusyLabel } from '@/components/form/busy-label'
import { FieldGrid } from '@/components/form/option-input'
import { Options } from '@/components/form/options'
import { useFormValues } from '@/components/form/use-form-values'
import { useLazyModule } from '@/components/loading/lazy-module'
import { LazySection } from '@/components/loading/lazy-section'
import { useAbilities } from '@/components/loading/use-abilities'
import { getPromptElement, RunForm } from '@/components/run/run-form'
import { RunPanes, type ServerViewProps } from '@/components/run/run-panes'
import { useServerFlow } from '@/components/run/use-server-flow'
import { Button } from '@/components/ui/button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { clearErrors, notifyError } from '@/components/ui/notify'
import { DEFAULT_MAX_DAILY_IMAGE_RUNS } from '@/lib/core/daily-limits'
import { pageErrors } from '@/lib/core/errors/page-errors'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import type { Field } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'

const loadBackdropMakerModule = () => import('./backdrop-maker')

type CopyPromptButtonProps = {
  /** Null while the prompt is empty. */
  prompt: string | null
  onEmpty: () => void
}

/** Replaces the submit button if the site has no image model; the same height avoids a layout shift. */
function CopyPromptButton({ prompt, onEmpty }: CopyPromptButtonProps) {
  function copyPrompt() {
    clearErrors()
    if (prompt !== null) return copyWithNotice(prompt)
    onEmpty()
    return notifyError(pageErrors.empty_prompt)
  }

  return (
    <div className="mt-3 flex max-sm:min-h-24 flex-wrap content-start items-center gap-x-4 gap-y-2">
      <Button variant="primary" size="large" className="w-full sm:w-auto sm:min-w-48" onClick={copyPrompt}>
        Copy finished prompt
      </Button>
      <p className="grow basis-44 text-muted text-sm">Paste it into ChatGPT, Gemini or another image generator.</p>
    </div>
  )
}

/** Loads only when there is something to send. */
const loadPromptPreviewModule = () => import('./prompt-preview')
const loadResultModule = () => import('./generated-images')
const loadPartParser = async () => {
  const [{ parseImagePart }] = await Promise.all([
    import('./generated-image'),
    loadPromptPreviewModule(),
    loadResultModule(),
  ])
  return parseImagePart
}
const loadPromptBuilderModule = () => import('./prompt-builder')
const loadSavedImagesModule = () => import('./saved-images')
const loadSizesTableModule = () => import('./sizes-table')

const isShownAboveButton = ({ name }: Field) => name === 'preset' || name === 'style'

/** If this server has no image model, the tool helps to write a prompt for another generator. */
export default function ImageGenerator({ tool, sample }: ServerViewProps) {
  const control = useFormValues(tool)
  const { type, name, promptLimit } = tool
  const flow = useServerFlow({
    type,
    name,
    promptLimit,
    loadPartReader: loadPartParser,
    perDay: DEFAULT_MAX_DAILY_IMAGE_RUNS,
    successMessage: 'Images ready!',
  })
  const abilities = useAbilities()
  const hasNoImageModel = abilities?.images === false
  const [submittedValues, setSubmittedValues] = useState<FormValues | null>(null)
  const resultModule = useLazyModule(loadResultModule, submittedValues !== null)
  const { values } = control
  const previewModule = useLazyModule(loadPromptPreviewModule, values.prompt !== '')
  const { phase, pieces: parts } = flow
  const isEmpty = isVisuallyEmpty(values.prompt)

  const applyPrompt = (prompt: string) => {
    control.fillInputs({ ...values, prompt })
    if (!hasNoImageModel) flow.warmUp()
    getPromptElement(control)?.focus()
  }
  const promptBuilder = (
    <LazySection title="Write a better prompt" loadModule={loadPromptBuilderModule}>
      {({ PromptBuilder }) => <PromptBuilder values={values} onUse={applyPrompt} />}
    </LazySection>
  )
  const promptModule = previewModule.status === 'loaded' ? previewModule.module : null

  return (
    <div>
      <RunPanes
        phase={phase}
        hasResult={submittedValues !== null && phase.name !== 'idle' && phase.name !== 'verifying'}
        emptyState={
          abilities?.images ? (
            'Your image shows up here, cropped to the size you chose.'
          ) : (
            <section aria-labelledby="your-prompt" className="rounded-xl border border-line bg-surface p-4 sm:p-5">
              <h2 id="your-prompt" className="mb-3 font-bold text-section">
                Your prompt
              </h2>
              {promptModule && !isEmpty ? <promptModule.FinishedPrompt values={values} /> : sample}
              {hasNoImageModel && (
                <>
                  <p className="mt-4 text-muted text-sm">
                    Out of words?{' '}
                    <a
                      href="/image-tools/ai-prompt-writer"
                      className="font-semibold text-ink underline underline-offset-2"
                    >
                      The Prompt Writer
                    </a>{' '}
                    turns one idea into three prompts.
                  </p>
                  {promptBuilder}
                  <LazySection title="Make a background without AI" loadModule={loadBackdropMakerModule}>
                    {({ BackdropMaker }) => <BackdropMaker values={values} />}
                  </LazySection>
                </>
              )}
            </section>
          )
        }
        form={
          <>
            <RunForm
              tool={tool}
              flow={flow}
              control={control}
              kind="lines"
              label="Describe your image"
              placeholder="e.g. a potter shaping a bowl in a small workshop, low morning sun through the window, close-up of the hands"
              hint="Want text in the image? Put it in quotation marks."
              buttonLabel="Generate image"
              contentAboveButton={
                // On a phone, the styles are one row, so that the button is on the first screen.
                <div className="max-sm:[&_fieldset>div>*]:shrink-0 max-sm:[&_fieldset>div]:fade-edge max-sm:[&_fieldset>div]:flex-nowrap max-sm:[&_fieldset>div]:py-1 max-sm:[&_fieldset]:min-w-0">
                  <FieldGrid type={type} fields={tool.fields.filter(isShownAboveButton)} />
                </div>
              }
              busyLabel={<BusyLabel text="Drawing…" />}
              engineNote={abilities?.images ? 'Made by this site’s image model' : ''}
              replacement={
                hasNoImageModel && (
                  <CopyPromptButton
                    prompt={isEmpty || !promptModule ? null : promptModule.buildPortablePrompt(values)}
                    onEmpty={() => getPromptElement(control)?.focus()}
                  />
                )
              }
              onSubmit={(formValues) => {
                const isAccepted = flow.submit({ values: formValues })
                if (isAccepted) setSubmittedValues(formValues)
                return isAccepted
              }}
            >
              {!hasNoImageModel && (
                <Options
                  fields={tool.fields.filter((field) => !isShownAboveButton(field))}
                  parameters={values.parameters}
                />
              )}
              {promptModule && abilities?.images && <promptModule.PromptPreview values={values} />}
            </RunForm>
            {!hasNoImageModel &&
              (promptModule ? <promptModule.ImageStatus flow={flow} /> : <div className="mt-3 min-h-11" />)}
          </>
        }
      >
        {submittedValues && resultModule.status === 'loaded' && (
          <resultModule.module.GenerationResult values={submittedValues} parts={parts} phase={phase} />
        )}
      </RunPanes>
      <div className="mt-8">
        {!hasNoImageModel && (
          <>
            {promptBuilder}
            <LazySection title="Your recent images" loadModule={loadSavedImagesModule}>
              {({ SavedImages }) => <SavedImages />}
            </LazySection>
          </>
        )}
        <LazySection title="All sizes" loadModule={loadSizesTableModule}>
          {({ SizesTable }) => <SizesTable />}
        </LazySection>
      </div>
    </div>
  )
}
