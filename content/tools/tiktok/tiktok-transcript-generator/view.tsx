import { useState } from 'react'
import { useLinkList } from '@/components/downloads/use-link-list'
import { BusyLabel } from '@/components/form/busy-label'
import { useFormValues } from '@/components/form/use-form-values'
import { useLazyModule } from '@/components/loading/lazy-module'
import { useAbilities } from '@/components/loading/use-abilities'
import { RunForm } from '@/components/run/run-form'
import { RunPanes, type ServerViewProps } from '@/components/run/run-panes'
import { useServerFlow } from '@/components/run/use-server-flow'
import { notifyError } from '@/components/ui/notify'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import type { FormValues } from '@/lib/tool/form-values'
import { FileUpload } from './file-upload'
import type { TranscriptPart } from './transcript-part'

const hint = (
  <>
    <p>Supported formats: www.tiktok.com/@username/video/..., vm.tiktok.com/..., m.tiktok.com/v/...</p>
    <p className="mt-1">
      <strong className="font-semibold">Tip:</strong> This works with all public videos. Private or deleted videos
      cannot be processed.
    </p>
  </>
)

const loadDeferredModule = () => import('./deferred-transcript')
const loadTranscriptList = () => import('./transcript-list')
const loadPartReader = async () => {
  const [{ parseTranscriptPart }] = await Promise.all([import('./transcript-part'), loadDeferredModule()])
  return parseTranscriptPart
}

export default function TranscriptTool({ tool, sample }: ServerViewProps) {
  const { type, name, promptLimit } = tool
  const control = useFormValues(tool)
  const list = useLinkList<TranscriptPart, Awaited<ReturnType<typeof loadTranscriptList>>>({
    control,
    load: loadTranscriptList,
    submitSingle,
  })
  const options = { type, name, promptLimit, loadPartReader }
  const flow = useServerFlow(list.queue ? { ...options, successMessage: '' } : options)
  const abilities = useAbilities()
  const [localStatus, setLocalStatus] = useState('')
  const { phase } = flow
  const { prompt } = control.values
  const lazyModule = useLazyModule(loadDeferredModule, !isVisuallyEmpty(prompt) || !flow.isIdle)
  const module = lazyModule.status === 'loaded' ? lazyModule.module : null

  function submitSingle(values: FormValues): boolean {
    const [url] = module?.findTikTokLinks(values.prompt) ?? []
    if (module && url === undefined && !isVisuallyEmpty(values.prompt)) {
      notifyError(module.describeRefusedLink(values.prompt))
      return false
    }
    setLocalStatus('')
    // Until the module loads, the server uses the first link.
    return flow.submit({ values: { prompt: url ?? values.prompt, parameters: {} } })
  }

  return (
    <RunPanes
      phase={phase}
      hasResult={list.queue !== null || (module !== null && flow.pieces.some((part) => 'transcript' in part))}
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
          hint={list.hint ?? hint}
          buttonLabel="Transcribe TikTok Video"
          busyLabel={<BusyLabel text="Transcribing Video..." />}
          engineNote={
            abilities && (abilities.transcription ? 'TikTok’s captions, or a speech model' : 'From TikTok’s captions')
          }
          isDisabledWhenEmpty
          onSubmit={list.submit}
        />
      }
      formFooter={
        <FileUpload flow={flow} canTranscribe={abilities?.transcription ?? true} onProgress={setLocalStatus} />
      }
    >
      {list.module && (
        <list.module.TranscriptList list={list} flow={flow} control={control} nextTools={tool.nextTools} />
      )}
      {module && !list.queue && (
        <>
          <module.TranscriptStatus flow={flow} localStatus={localStatus} />
          <module.TranscriptResult parts={flow.pieces} nextTools={tool.nextTools} isDone={phase.name === 'done'} />
        </>
      )}
    </RunPanes>
  )
}
