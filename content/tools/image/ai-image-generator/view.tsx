import { useState } from 'react'
import { BusyLabel } from '@/components/form/busy-label'
import { FieldGrid } from '@/components/form/field-grid'
import { OptionInput } from '@/components/form/option-input'
import { Options } from '@/components/form/options'
import { useFormValues } from '@/components/form/use-form-values'
import { LazySection } from '@/components/loading/lazy-section'
import { useAbilities } from '@/components/loading/use-abilities'
import { useLoaded } from '@/components/loading/use-loaded'
import { boxOf, RunForm } from '@/components/run/run-form'
import { RunPanes } from '@/components/run/run-panes'
import { useServerRun } from '@/components/run/use-server-run'
import { usualImageRuns } from '@/lib/core/daily-limits'
import { isBlank } from '@/lib/core/strings/is-blank'
import type { Field } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import type { ServerTarget } from '@/lib/tool/target'
import { CopyFinished } from './copy-finished'
import { WithoutModel } from './without-model'

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

/** Everything in the browser around the image generator; where the site has no model, around the prompt for another. */
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
  const abilities = useAbilities()
  const cannotDraw = abilities?.images === false
  const [asked, setAsked] = useState<FormValues | null>(null)
  const outcome = useLoaded(loadOutcome, asked !== null)
  const { values } = control
  const typed = useLoaded(loadTyped, values.prompt !== '')
  const { phase, pieces } = flow

  const use = (prompt: string) => {
    control.fill({ ...values, prompt })
    if (!cannotDraw) flow.intend()
    boxOf(control)?.focus()
  }
  const after = typed.status === 'loaded' ? typed.module : null

  return (
    <div>
      <RunPanes
        phase={phase}
        shown={asked !== null && phase.name !== 'idle' && phase.name !== 'verifying'}
        empty={
          cannotDraw ? (
            <WithoutModel values={values} />
          ) : (
            'Your picture appears here, cut to the size you chose.'
          )
        }
        form={
          <>
            <RunForm
              tool={tool}
              flow={flow}
              control={control}
              kind="lines"
              label="Describe your picture"
              placeholder="e.g. a potter shaping a bowl in a small workshop, low morning sun through the window, close-up of the hands"
              hint="Want text on the picture? Put it in quotation marks."
              button="Generate picture"
              above={<FieldGrid type={type} fields={tool.fields.filter(isAbove)} />}
              busyLabel={<BusyLabel words="Drawing…" />}
              by={abilities?.images ? 'Drawn by the image model of this site' : ''}
              instead={
                cannotDraw && (
                  <CopyFinished
                    prompt={isBlank(values.prompt) || !after ? null : after.finishedPrompt(values)}
                    onEmpty={() => boxOf(control)?.focus()}
                  />
                )
              }
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
              {!cannotDraw && (
                <Options
                  fields={tool.fields.filter((field) => !isAbove(field) && !isOpen(field))}
                  parameters={values.parameters}
                />
              )}
              {after && <after.SentText values={values} isForOther={cannotDraw} />}
            </RunForm>
            {!cannotDraw && (after ? <after.ImageStatus flow={flow} /> : <div className="mt-3 min-h-11" />)}
          </>
        }
      >
        {asked && outcome.status === 'loaded' && (
          <outcome.module.Outcome values={asked} parts={pieces} phase={phase} />
        )}
      </RunPanes>
      <div className="mt-8">
        <LazySection title="Write a better prompt" load={loadBuilder}>
          {({ PromptBuilder }) => <PromptBuilder values={values} onUse={use} />}
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
