import { useState } from 'react'
import { notifyError } from '@/components/ui/notify'
import { errors } from '@/lib/errors'
import { linksIn } from '@/lib/tiktok/links-in'
import { useFormValues } from '../../prompt/form/use-form-values'
import { useLoaded } from '../../prompt/use-loaded'
import { LookupForm } from '../lookup-form'
import { LookupStatus } from '../lookup-status'
import type { LookupTarget } from '../target'
import { useLookup } from '../use-lookup'
import { bytesWords } from './bytes-words'
import { LinkHint } from './link-hint'
import { OwnFile } from './own-file'
import { readPart } from './transcript-part'

const loadResult = () => import('./transcript-result')

const stages = {
  resolving: 'Looking the link up…',
  captions: 'Fetching the captions…',
  fetching: 'No captions here. Fetching the sound…',
  transcribing: 'Listening. This can take a minute…',
}

/** From a link, or a file of the visitor's own, to what is said. */
export default function TranscriptTool({ tool }: { tool: LookupTarget }) {
  const flow = useLookup({ type: tool.type, promptLimit: tool.promptLimit, readPart })
  const control = useFormValues(tool)
  const [working, setWorking] = useState('')
  const { phase, parts } = flow
  const result = useLoaded(loadResult, phase.name === 'loading' || parts.length > 0)
  const links = linksIn(control.values.prompt)
  const asked = 'job' in phase ? links.indexOf(phase.job.prompt) : -1
  const next = asked < 0 ? undefined : links[asked + 1]

  function submit(prompt: string): boolean {
    const [link] = linksIn(prompt)
    if (link === undefined && prompt.trim() !== '') {
      notifyError(errors.invalid_url)
      return false
    }
    return run(link ?? prompt)
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
      <LookupStatus
        flow={flow}
        stages={{ ...stages, '': working || stages.resolving }}
        amount={bytesWords}
        finished="The transcript is ready."
      />
      {result.status === 'loaded' && (
        <result.module.TranscriptResult
          parts={parts}
          next={tool.next}
          done={phase.name === 'done'}
          more={next === undefined ? null : { number: asked + 2, of: links.length, go: () => run(next) }}
        />
      )}
      <OwnFile flow={flow} onWork={setWorking} />
    </div>
  )
}
