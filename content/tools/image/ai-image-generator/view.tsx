import { useState } from 'react'
import { BusyLabel } from '@/components/form/busy-label'
import { FieldGrid } from '@/components/form/field-grid'
import { OptionInput } from '@/components/form/option-input'
import { Options } from '@/components/form/options'
import { useFormValues } from '@/components/form/use-form-values'
import { LazySection } from '@/components/run/lazy-section'
import { RunForm } from '@/components/run/run-form'
import { useLoaded } from '@/components/run/use-loaded'
import { useServerRun } from '@/components/run/use-server-run'
import { usualImageRuns } from '@/lib/pictures/usual-runs'
import type { Field } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import type { ServerTarget } from '@/lib/tool/target'

const loadTyped = () => import('./after-typing')
const loadOutcome = () => import('./outcome')
const loadReader = async () => {
  const [{ readPart }] = await Promise.all([import('./read-part'), loadTyped(), loadOutcome()])
  return readPart
}
const loadBuilder = () => import('./prompt-builder')
const loadKept = () => import('./kept-pictures')
const loadSizes = () => import('./sizes-table')

/** Above the button stands the size alone, so that both are on a phone's first screen; the style is below it, open. */
const isAbove = ({ name }: Field) => name === 'preset'
const isOpen = ({ name }: Field) => name === 'style'

/** Everything in the browser around the image generator. */
export default function ImageGenerator({ tool }: { tool: ServerTarget }) {
  const control = useFormValues(tool)
  const { type, name, promptLimit } = tool
  const flow = useServerRun({
    type,
    name,
    promptLimit,
    loadReader,
    perDay: usualImageRuns,
    success: 'Pictures ready!',
  })
  const [asked, setAsked] = useState<FormValues | null>(null)
  const outcome = useLoaded(loadOutcome, asked !== null)
  const { values } = control
  const typed = useLoaded(loadTyped, values.prompt !== '')

  return (
    <div>
      <RunForm
        tool={tool}
        flow={flow}
        control={control}
        kind="lines"
        label="Describe your picture"
        placeholder="e.g. a potter shaping a bowl in a small workshop, low morning sun through the window, close-up of the hands"
        hint="Put words that should stand on the picture in quotation marks."
        button="Generate picture"
        above={<FieldGrid type={type} fields={tool.fields.filter(isAbove)} />}
        busyLabel={<BusyLabel words="Drawing…" />}
        onSubmit={(asking) => {
          const accepted = flow.submit({ values: asking })
          if (accepted) setAsked(asking)
          return accepted
        }}
      >
        <div className="mt-4">
          {tool.fields.filter(isOpen).map((field) => (
            <OptionInput key={field.name} field={field} id={field.name} />
          ))}
        </div>
        <Options
          fields={tool.fields.filter((field) => !isAbove(field) && !isOpen(field))}
          parameters={values.parameters}
        />
        {typed.status === 'loaded' && <typed.module.SentText values={values} />}
      </RunForm>
      {typed.status === 'loaded' ? (
        <typed.module.ImageStatus flow={flow} />
      ) : (
        <div className="mt-3 min-h-11" />
      )}
      {asked && outcome.status === 'loaded' && (
        <outcome.module.Outcome values={asked} parts={flow.pieces} phase={flow.phase} />
      )}
      <div className="mt-8">
        <LazySection title="Write a better prompt" load={loadBuilder}>
          {({ PromptBuilder }) => (
            <PromptBuilder
              values={values}
              onUse={(prompt) => {
                control.fill({ ...values, prompt })
                flow.intend()
              }}
            />
          )}
        </LazySection>
        <LazySection title="Your last pictures" load={loadKept}>
          {({ KeptPictures }) => <KeptPictures />}
        </LazySection>
        <LazySection title="All sizes" load={loadSizes}>
          {({ SizesTable }) => <SizesTable />}
        </LazySection>
      </div>
    </div>
  )
}
