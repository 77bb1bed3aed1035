import { useId, useState } from 'react'
import { Options } from '@/components/form/options'
import { useLoaded } from '@/components/run/use-loaded'
import { type TextNotice, textNotices } from '@/lib/errors/text-notices'
import type { TextForm } from '@/lib/tool/text-tool'
import { BytesSent } from './bytes-sent'
import { Counts } from './counts'
import { DraftSwitch } from './draft-switch'
import { Notice } from './notice'
import { SettingsLink } from './settings-link'
import { TextActions } from './text-actions'
import { useFileDrop } from './use-file-drop'
import { useText } from './use-text'
import { type TextCode, useWork } from './use-work'

const loadPane = () => import('./result-pane')

/** A text in one pane, what becomes of it in the other: side by side where there is room. Everything happens in the page. */
export function TextTool({ form, code }: { form: TextForm; code: TextCode }) {
  const { type, input, fields } = form
  const control = useText(form)
  const { text, parameters, draft } = control
  const { limit } = input
  const flow = useWork({ type, text, parameters, limit, code })
  const pane = useLoaded(loadPane, text !== '')
  const [notice, setNotice] = useState<TextNotice | null>(null)
  const id = useId()

  function put(next: string) {
    setNotice(null)
    control.replace(next)
  }
  const take = useFileDrop(put, setNotice)

  return (
    <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
      <section
        aria-label={input.label}
        className="space-y-3 lg:sticky lg:top-19 lg:-m-1 lg:max-h-[calc(100dvh-5rem)] lg:self-start lg:overflow-y-auto lg:p-1"
      >
        <label htmlFor={id} className="block font-semibold">
          {input.label}
        </label>
        <textarea
          ref={control.box}
          id={id}
          value={text}
          onChange={(event) => {
            setNotice(null)
            control.type(event.target.value)
          }}
          placeholder={input.placeholder}
          aria-describedby={`${id}-counts`}
          className="block h-36 min-h-24 w-full resize-y rounded-lg border border-field-line bg-surface p-3 text-base placeholder:text-muted lg:h-64"
        />
        <Counts id={`${id}-counts`} counts={text === '' ? null : (flow.work.outcome?.counts ?? null)} />
        {notice && <Notice {...notice} />}
        <TextActions control={control} opens={input.opens} onPut={put} onFile={take} onNotice={setNotice} />
        <form ref={control.options} method="dialog" onInput={control.sync} aria-label="Options">
          <Options fields={fields} parameters={parameters} />
        </form>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <BytesSent />
          <DraftSwitch draft={draft} />
          {fields.length > 0 && <SettingsLink fields={fields} parameters={parameters} onNotice={setNotice} />}
        </div>
      </section>
      <section aria-label="Result" aria-busy={flow.work.phase === 'working'} className="min-w-0">
        {text === '' ? (
          <div className="rounded-xl border border-line border-dashed p-6 text-muted">
            <p>The result appears as you type.</p>
            <button
              type="button"
              onClick={() => put(input.sample)}
              className="mt-3 min-h-11 font-semibold text-ink underline underline-offset-4"
            >
              Try it with a sample
            </button>
          </div>
        ) : (
          pane.status === 'loaded' && (
            <pane.module.ResultPane type={type} flow={flow} limit={limit} length={text.length} onUse={put} />
          )
        )}
        {text !== '' && pane.status === 'failed' && <Notice {...textNotices.no_pane} />}
      </section>
    </div>
  )
}
