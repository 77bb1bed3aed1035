import { useState } from 'react'
import { BusyLabel } from '@/components/form/busy-label'
import { useFormValues } from '@/components/form/use-form-values'
import { useLazyModule } from '@/components/loading/lazy-module'
import { useAbilities } from '@/components/loading/use-abilities'
import { RunForm } from '@/components/run/run-form'
import { RunPanes, type ServerViewProps } from '@/components/run/run-panes'
import { useServerFlow } from '@/components/run/use-server-flow'
import { notifyError } from '@/components/ui/notify'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import { FileUpload } from './file-upload'

function LinkHint({ count }: { count: number }) {
  if (count > 1) {
    return <p>{count} links found. We’ll go through them one at a time, from the top.</p>
  }
  return (
    <>
      <p>Supported formats: www.tiktok.com/@username/video/..., vm.tiktok.com/..., m.tiktok.com/v/...</p>
      <p className="mt-1">
        <strong className="font-semibold">Tip:</strong> This works with all public videos. Private or deleted videos
        cannot be processed.
      </p>
    </>
  )
}

const loadDeferredModule = () => import('./deferred-transcript')
const loadPartReader = async () => {
  const [{ parseTranscriptPart }] = await Promise.all([import('./transcript-part'), loadDeferredModule()])
  return parseTranscriptPart
}

export default function TranscriptTool({ tool, sample }: ServerViewProps) {
  const flow = useServerFlow({ type: tool.type, name: tool.name, promptLimit: tool.promptLimit, loadPartReader })
  const control = useFormValues(tool)
  const abilities = useAbilities()
  const [localStatus, setLocalStatus] = useState('')
  const { phase } = flow
  const { prompt } = control.values
  const lazyModule = useLazyModule(loadDeferredModule, !isVisuallyEmpty(prompt) || !flow.isIdle)
  const module = lazyModule.status === 'loaded' ? lazyModule.module : null
  const urls = module?.findTikTokLinks(prompt) ?? []
  const submittedPrompt = 'job' in phase ? phase.job.values.prompt : null
  const currentIndex = submittedPrompt === null ? -1 : submittedPrompt === prompt ? 0 : urls.indexOf(submittedPrompt)
  const nextUrl = currentIndex < 0 ? undefined : urls[currentIndex + 1]

  function submit(): boolean {
    const [url] = urls
    if (module && url === undefined && !isVisuallyEmpty(prompt)) {
      notifyError(module.describeRefusedLink(prompt))
      return false
    }
    // Until the module loads, the server uses the first link.
    return transcribeUrl(url ?? prompt)
  }

  function transcribeUrl(url: string): boolean {
    setLocalStatus('')
    return flow.submit({ values: { prompt: url, parameters: {} } })
  }

  return (
    <RunPanes
      phase={phase}
      hasResult={module !== null && flow.pieces.some((part) => 'transcript' in part)}
      emptyState={sample}
      form={
        <RunForm
          tool={tool}
          flow={flow}
          control={control}
          kind="lines"
          hasPasteButton
          label="TikTok video link"
          placeholder="Paste one or more TikTok links, one per line"
          hint={<LinkHint count={urls.length} />}
          buttonLabel="Transcribe TikTok Video"
          busyLabel={<BusyLabel text="Transcribing Video..." />}
          engineNote={
            abilities && (abilities.transcription ? 'TikTok’s captions, or a speech model' : 'From TikTok’s captions')
          }
          isDisabledWhenEmpty
          onSubmit={submit}
        />
      }
      formFooter={
        <FileUpload flow={flow} canTranscribe={abilities?.transcription ?? true} onProgress={setLocalStatus} />
      }
    >
      {module && (
        <>
          <module.TranscriptStatus flow={flow} localStatus={localStatus} />
          <module.TranscriptResult
            parts={flow.pieces}
            nextTools={tool.nextTools}
            isDone={phase.name === 'done'}
            nextLink={
              nextUrl === undefined
                ? null
                : { position: currentIndex + 2, total: urls.length, start: () => transcribeUrl(nextUrl) }
            }
          />
        </>
      )}
    </RunPanes>
  )
}
