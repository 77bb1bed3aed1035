import { useState } from 'react'
import { useFormValues } from '@/components/form/use-form-values'
import { LookupForm } from '@/components/run/lookup-form'
import { useLoaded } from '@/components/run/use-loaded'
import { useLookup } from '@/components/run/use-lookup'
import { notifyError } from '@/components/ui/notify'
import { pageErrors } from '@/lib/errors/page'
import { isBlank } from '@/lib/fit/is-blank'
import type { ServerTarget } from '@/lib/tool/target'
import { LinkHint } from './link-hint'
import { OwnFile } from './own-file'

const loadAfterTyping = () => import('./after-typing')

/** From a link, or a file of the visitor's own, to what is said. */
export default function TranscriptTool({ tool }: { tool: ServerTarget }) {
  const flow = useLookup({ type: tool.type, promptLimit: tool.promptLimit, readPart: (part) => part })
  const control = useFormValues(tool)
  const [working, setWorking] = useState('')
  const { phase, parts } = flow
  const { prompt } = control.values
  const loaded = useLoaded(loadAfterTyping, !isBlank(prompt) || phase.name !== 'idle')
  const module = loaded.status === 'loaded' ? loaded.module : null
  const links = module?.linksIn(prompt) ?? []
  const asked = 'job' in phase ? (phase.job.prompt === prompt ? 0 : links.indexOf(phase.job.prompt)) : -1
  const next = asked < 0 ? undefined : links[asked + 1]

  function submit(text: string): boolean {
    const link = module?.linksIn(text)[0]
    if (module && link === undefined && !isBlank(text)) {
      notifyError(pageErrors.invalid_url)
      return false
    }
    // Before the module is there, the server takes the first link by itself.
    return run(link ?? text)
  }

  function run(link: string): boolean {
    setWorking('')
    return flow.submit(link)
  }

  return (
    <div>
      <LookupForm
        tool={tool}
        flow={flow}
        control={control}
        kind="lines"
        label="TikTok video link"
        placeholder="Paste a TikTok link, or several, one a line"
        hint={<LinkHint count={links.length} />}
        button="Transcribe TikTok Video"
        busyLabel="Transcribing Video..."
        disabledWhenEmpty
        onSubmit={submit}
      />
      {module ? (
        <>
          <module.TranscriptStatus flow={flow} working={working} />
          <module.TranscriptResult
            parts={parts}
            next={tool.next}
            done={phase.name === 'done'}
            more={next === undefined ? null : { number: asked + 2, of: links.length, go: () => run(next) }}
          />
        </>
      ) : (
        <div className="mt-3 min-h-11" />
      )}
      <OwnFile flow={flow} onWork={setWorking} />
    </div>
  )
}
