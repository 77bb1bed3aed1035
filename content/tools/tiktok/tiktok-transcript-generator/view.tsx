import { useState } from 'react'
import { BusyLabel } from '@/components/form/busy-label'
import { useFormValues } from '@/components/form/use-form-values'
import { useAbilities } from '@/components/loading/use-abilities'
import { useLoaded } from '@/components/loading/use-loaded'
import { RunForm } from '@/components/run/run-form'
import { RunPanes } from '@/components/run/run-panes'
import { useServerRun } from '@/components/run/use-server-run'
import { notifyError } from '@/components/ui/notify'
import { pageErrors } from '@/lib/core/errors/page'
import { isBlank } from '@/lib/core/strings/is-blank'
import type { ServerTarget } from '@/lib/tool/target'
import { LinkHint } from './link-hint'
import { OwnFile } from './own-file'

const loadAfterTyping = () => import('./after-typing')
const loadReader = async () => {
  const [{ readPart }] = await Promise.all([import('./transcript-part'), loadAfterTyping()])
  return readPart
}

/** From a link, or a file of the visitor's own, to what is said. */
export default function TranscriptTool({ tool }: { tool: ServerTarget }) {
  const flow = useServerRun({ type: tool.type, name: tool.name, promptLimit: tool.promptLimit, loadReader })
  const control = useFormValues(tool)
  const abilities = useAbilities()
  const [working, setWorking] = useState('')
  const { phase } = flow
  const { prompt } = control.values
  const loaded = useLoaded(loadAfterTyping, !isBlank(prompt) || !flow.isIdle)
  const module = loaded.status === 'loaded' ? loaded.module : null
  const links = module?.linksIn(prompt) ?? []
  const sent = 'job' in phase ? phase.job.values.prompt : null
  const asked = sent === null ? -1 : sent === prompt ? 0 : links.indexOf(sent)
  const next = asked < 0 ? undefined : links[asked + 1]

  function submit(): boolean {
    const [link] = links
    if (module && link === undefined && !isBlank(prompt)) {
      notifyError(pageErrors.invalid_url)
      return false
    }
    // Before the module is there, the server takes the first link by itself.
    return run(link ?? prompt)
  }

  function run(link: string): boolean {
    setWorking('')
    return flow.submit({ values: { prompt: link, parameters: {} } })
  }

  return (
    <RunPanes
      phase={phase}
      shown={module !== null && flow.pieces.some((part) => 'transcript' in part)}
      empty="The words of the video appear here."
      form={
        <RunForm
          tool={tool}
          flow={flow}
          control={control}
          kind="lines"
          label="TikTok video link"
          placeholder="Paste a TikTok link, or several, one per line"
          hint={<LinkHint count={links.length} />}
          button="Transcribe TikTok Video"
          busyLabel={<BusyLabel words="Transcribing Video..." />}
          by={
            abilities &&
            (abilities.transcription ? 'TikTok’s captions, or a speech model' : 'From TikTok’s captions')
          }
          disabledWhenEmpty
          onSubmit={submit}
        />
      }
      after={<OwnFile flow={flow} isHeard={abilities?.transcription ?? true} onWork={setWorking} />}
    >
      {module ? (
        <>
          <module.TranscriptStatus flow={flow} working={working} />
          <module.TranscriptResult
            parts={flow.pieces}
            next={tool.next}
            done={phase.name === 'done'}
            more={next === undefined ? null : { number: asked + 2, of: links.length, go: () => run(next) }}
          />
        </>
      ) : (
        <div className="min-h-11 max-lg:mt-3" />
      )}
    </RunPanes>
  )
}
