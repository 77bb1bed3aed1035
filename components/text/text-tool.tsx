import { type ReactNode, useCallback, useState } from 'react'
import { FieldGrid } from '@/components/form/option-input'
import { Options } from '@/components/form/options'
import { useLazyModule } from '@/components/loading/lazy-module'
import { LazySection } from '@/components/loading/lazy-section'
import { Button } from '@/components/ui/button'
import { BytesSent } from '@/components/ui/bytes-sent'
import { InlineNotice } from '@/components/ui/inline-notice'
import { type TextNotice, textNotices } from '@/lib/core/errors/text-notices'
import type { ParameterValue } from '@/lib/tool/form'
import { getChangedValues } from '@/lib/tool/form-values'
import { buildPrefillUrl } from '@/lib/tool/prefill-url'
import type { TextForm } from '@/lib/tool/text-tool'
import { DraftSwitch } from './draft-switch'
import { TextBox } from './text-box'
import { useFileDrop } from './use-file-drop'
import { type TextCode, useTextJob } from './use-text-job'
import { type TextBoxControl, useTextTool } from './use-text-tool'

const loadOptionSetsModule = () => import('./option-sets')
const loadResultPaneModule = () => import('./result-pane')

export function TextTool({ form, code, sample }: { form: TextForm; code: TextCode; sample: ReactNode }) {
  const { type, input, fields, visibleFieldCount = 0, optionSetsLabel, timeLimit } = form
  const { firstControl, secondControl, formRef, parameters, draft, fill, sync } = useTextTool(form)
  const { limit, secondBox: secondInput } = input
  const isComplete =
    firstControl.text !== '' && (!secondInput || secondInput.isOptional === true || secondControl.text !== '')
  const textJob = useTextJob({
    type,
    text: firstControl.text,
    second: secondControl.text,
    isComplete,
    parameters,
    limit,
    timeoutMs: timeLimit?.timeoutMs,
    code,
  })
  const { outcome } = textJob.state
  const resultPaneModule = useLazyModule(loadResultPaneModule, isComplete)
  const [notice, setNotice] = useState<TextNotice | null>(null)

  const createReplacer = (box: TextBoxControl) => (text: string) => {
    setNotice(null)
    box.replace(text)
  }
  const { replace } = firstControl
  // The function is the same in every render, so that the memoized result does not re-render.
  const replaceFirstText = useCallback(
    (text: string) => {
      setNotice(null)
      replace(text)
    },
    [replace],
  )
  const applyOptions = useCallback(
    (chosenOptions: Readonly<Record<string, ParameterValue>>) => fill({ ...parameters, ...chosenOptions }),
    [fill, parameters],
  )
  const boxes = secondInput ? [firstControl, secondControl] : [firstControl]
  const readFile = useFileDrop(
    boxes.map((control) => ({ textareaRef: control.box, onText: createReplacer(control) })),
    setNotice,
  )
  const getBoxProps = (control: TextBoxControl) => ({
    control,
    isPaired: secondInput !== undefined,
    onType: () => setNotice(null),
    onReplace: createReplacer(control),
    onFile: (file: File) => readFile(file, createReplacer(control)),
    onNotice: setNotice,
  })
  function trySample() {
    createReplacer(firstControl)(input.sample)
    if (secondInput) secondControl.replace(secondInput.sample)
    const isUntouched = Object.keys(getChangedValues(fields, parameters)).length === 0
    if (input.sampleOptions && isUntouched) fill(input.sampleOptions)
  }
  /** Copies a URL that opens this tool with these options. The text is never included. */
  async function copyLink() {
    const copyModule = await import('@/components/ui/copy-with-notice').catch(() => null)
    if (!copyModule) return setNotice(textNotices.no_code)
    const path = buildPrefillUrl(location.pathname, '', getChangedValues(fields, parameters))
    await copyModule.copyWithNotice(location.origin + path)
  }
  function swap() {
    createReplacer(firstControl)(secondControl.text)
    secondControl.replace(firstControl.text)
  }

  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-10">
      <section
        aria-label={input.label}
        // Two boxes are higher than most windows, so their column scrolls with the page.
        className={`space-y-3 ${secondInput ? '' : 'lg:sticky lg:top-19 lg:-m-1 lg:max-h-[calc(100dvh-5rem)] lg:self-start lg:overflow-y-auto lg:p-1'}`}
      >
        <TextBox {...getBoxProps(firstControl)} input={input} counts={outcome?.counts ?? null} />
        {secondInput && (
          <>
            <TextBox
              {...getBoxProps(secondControl)}
              input={{ ...secondInput, ...(input.fileExtensions && { fileExtensions: input.fileExtensions }) }}
              counts={outcome?.secondCounts ?? null}
            />
            <Button size="small" disabled={firstControl.text + secondControl.text === ''} onClick={swap}>
              Swap sides
            </Button>
          </>
        )}
        {notice && <InlineNotice {...notice} />}
        <form ref={formRef} method="dialog" onInput={sync} aria-label="Options">
          {visibleFieldCount > 0 && <FieldGrid type={type} fields={fields.slice(0, visibleFieldCount)} />}
          <Options fields={fields.slice(visibleFieldCount)} parameters={parameters} />
        </form>
        {optionSetsLabel && (
          <LazySection title={`Saved ${optionSetsLabel}`} className="text-sm" loadModule={loadOptionSetsModule}>
            {({ OptionSets }) => (
              <OptionSets type={type} parameters={getChangedValues(fields, parameters)} onUse={fill} />
            )}
          </LazySection>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <BytesSent />
          <DraftSwitch draft={draft} />
          {fields.length > 0 && (
            <Button variant="quiet" size="small" onClick={copyLink}>
              Copy link
            </Button>
          )}
        </div>
      </section>
      <section aria-label="Result" aria-busy={textJob.state.phase === 'working'} className="min-w-0">
        {!isComplete ? (
          <div className="space-y-3">
            {firstControl.text + secondControl.text === '' && <Button onClick={trySample}>Try a sample</Button>}
            {sample}
          </div>
        ) : (
          resultPaneModule.status === 'loaded' && (
            <resultPaneModule.module.ResultPane
              type={type}
              textJob={textJob}
              limit={limit}
              timeoutMessage={timeLimit?.timeoutMessage}
              length={firstControl.text.length + secondControl.text.length}
              onUse={replaceFirstText}
              onChoose={applyOptions}
            />
          )
        )}
        {isComplete && resultPaneModule.status === 'failed' && <InlineNotice {...textNotices.no_pane} />}
      </section>
    </div>
  )
}
