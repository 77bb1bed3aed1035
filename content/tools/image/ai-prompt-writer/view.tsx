import { type ReactNode, useState } from 'react'
import { FieldGrid } from '@/components/form/option-input'
import { Options } from '@/components/form/options'
import { PromptBox } from '@/components/form/prompt-box'
import { useFormValues } from '@/components/form/use-form-values'
import { useLazyModule } from '@/components/loading/lazy-module'
import { useAbilities } from '@/components/loading/use-abilities'
import { Button } from '@/components/ui/button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { RadioChip, tabClass } from '@/components/ui/radio-chip'
import { buildNotOpenedMessage } from '@/lib/core/errors/page-errors'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'
import { form, sampleIdea } from './fields'

const loadVariantsModule = () => import('./variants')

const VISIBLE_FIELD_COUNT = 2

const loadModelWriterModule = () => import('./model-prompt-writer')

/** Writes prompts by rules while the visitor types, or with a model. Both modes share the idea and the options. */
export default function AiPromptWriter({ sample }: { sample: ReactNode }) {
  const [usesModel, setUsesModel] = useState(false)
  const modelModule = useLazyModule(loadModelWriterModule, usesModel)
  const abilities = useAbilities()
  const renderTab = (label: string, isModelTab: boolean) => (
    <RadioChip
      chipClassName={tabClass}
      name="way"
      checked={usesModel === isModelTab}
      onChange={() => setUsesModel(isModelTab)}
    >
      {label}
    </RadioChip>
  )
  return (
    <>
      <fieldset className="mb-4 grid auto-cols-fr grid-flow-col gap-1 rounded-xl bg-raised p-1 lg:max-w-[26rem]">
        <legend className="sr-only">How to write the prompts</legend>
        {renderTab('As I type', false)}
        {renderTab('With AI or an image', true)}
      </fieldset>
      {!usesModel && <RuleBasedWriter canDraw={abilities?.images} sample={sample} />}
      {usesModel && modelModule.status === 'loaded' && <modelModule.module.ModelPromptWriter />}
      {usesModel && modelModule.status === 'failed' && <p className="text-danger">{buildNotOpenedMessage('The AI')}</p>}
    </>
  )
}

function RuleBasedWriter({ canDraw, sample }: { canDraw: boolean | undefined; sample: ReactNode }) {
  const control = useFormValues(form)
  const { values } = control
  const [seed, setSeed] = useState(1)
  const isEmpty = isVisuallyEmpty(values.prompt)
  const isTooLong = [...values.prompt].length > form.promptLimit
  const variantsModule = useLazyModule(loadVariantsModule, !isEmpty)
  const copyLink = () =>
    copyWithNotice(`${location.origin}${buildPrefillUrl(location.pathname, values.prompt, values.parameters)}`)

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(22rem,26rem)_minmax(0,1fr)] lg:gap-10">
      <form
        ref={control.formRef}
        aria-label="Your image"
        onInput={control.syncFromForm}
        onSubmit={(event) => event.preventDefault()}
      >
        <PromptBox
          kind="lines"
          label="Your idea"
          placeholder={`e.g. ${sampleIdea}`}
          hint="Who or what, doing what, where."
          prompt={values.prompt}
          promptLimit={form.promptLimit}
          isRejected={false}
        />
        <FieldGrid type={form.type} fields={form.fields.slice(0, VISIBLE_FIELD_COUNT)} />
        <Options
          title="Choose the look"
          fields={form.fields.slice(VISIBLE_FIELD_COUNT)}
          parameters={values.parameters}
        />
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <Button variant="quiet" size="small" onClick={copyLink}>
            Copy link
          </Button>
          <p className="text-muted text-sm">It all happens in your browser. Nothing is sent.</p>
        </div>
      </form>
      <section aria-label="Prompts" className="min-w-0">
        {isEmpty && (
          <div className="space-y-3">
            <Button onClick={() => control.fillInputs({ ...values, prompt: sampleIdea })}>Try a sample</Button>
            {sample}
          </div>
        )}
        {!isEmpty && !isTooLong && variantsModule.status === 'loaded' && (
          <variantsModule.module.Variants
            values={values}
            seed={seed}
            canDraw={canDraw}
            onShuffle={() => setSeed(seed + 1)}
          />
        )}
        {variantsModule.status === 'failed' && (
          <p className="text-danger">{buildNotOpenedMessage('The prompt writer')}</p>
        )}
      </section>
    </div>
  )
}
