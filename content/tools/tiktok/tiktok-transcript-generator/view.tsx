import { useState } from 'react'
import { useLinkFlow } from '@/components/downloads/use-link-flow'
import { BusyLabel } from '@/components/form/busy-label'
import { useAbilities } from '@/components/loading/use-abilities'
import { RunForm } from '@/components/run/run-form'
import { RunPanes, type ServerViewProps } from '@/components/run/run-panes'
import { notifyError } from '@/components/ui/notify'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import type { FormValues } from '@/lib/tool/form-values'
import { FileUpload } from './file-upload'

const hint = (
  <>
    <p>Supported formats: www.tiktok.com/@username/video/..., vm.tiktok.com/..., m.tiktok.com/v/...</p>
    <p className="mt-1">
      <strong className="font-semibold">Tip:</strong> This works with all public videos. Private or deleted videos
      cannot be processed.
    </p>
  </>
)

const loadView = () => import('./transcript-list')
const loadPartReader = async () => {
  const [{ parseTranscriptPart }] = await Promise.all([import('./transcript-part'), loadView()])
  return parseTranscriptPart
}

export default function TranscriptTool({ tool, sample }: ServerViewProps) {
  const list = useLinkFlow(tool, { loadView, loadPartReader })
  const { flow, control, module } = list
  const abilities = useAbilities()
  const [localStatus, setLocalStatus] = useState('')

  function submit(values: FormValues): boolean {
    const refusal = isVisuallyEmpty(values.prompt) ? null : module?.findRefusal(values.prompt)
    if (refusal) {
      notifyError(refusal)
      return false
    }
    setLocalStatus('')
    return list.submit(values)
  }

  return (
    <RunPanes
      phase={flow.phase}
      hasResult={list.isList || list.parts.some((part) => 'transcript' in part)}
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
          onSubmit={submit}
        />
      }
      formFooter={
        <FileUpload flow={flow} canTranscribe={abilities?.transcription ?? true} onProgress={setLocalStatus} />
      }
    >
      {module && <module.TranscriptList list={list} nextTools={tool.nextTools} localStatus={localStatus} />}
    </RunPanes>
  )
}
