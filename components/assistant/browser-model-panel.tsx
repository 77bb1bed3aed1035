import { useEffect, useState } from 'react'
import type { FlowNotice } from '@/components/run/flow'
import { OnDeviceRunner } from '@/components/run/on-device/on-device-runner'
import { buildPromptJob, type PromptJob } from '@/components/run-state/prompt-job'
import type { RunContent } from '@/components/run-state/run-state'
import { InlineNotice } from '@/components/ui/inline-notice'
import { getWriterAvailability, runOnDevice } from '@/lib/browser/run-on-device'
import type { FormValues } from '@/lib/tool/form-values'
import { fetchAssistantPrompt, sendAssistantAnswer } from './request-assistant'

const fallbackMessage = 'Try “Write it with your AI” instead.'

type Props = {
  toolType: string
  values: FormValues
  onStart: () => void
  onReply: (job: PromptJob, reply: RunContent) => Promise<void>
}

export function BrowserModelPanel({ toolType, values, onStart, onReply }: Props) {
  const [availability, setAvailability] = useState<Awaited<ReturnType<typeof getWriterAvailability>>>('unavailable')
  useEffect(() => {
    getWriterAvailability().then(setAvailability)
  }, [])

  /** Returns null, or the reason why the site returned no prompt or no cards. */
  async function run(signal: AbortSignal, onProgress: (progress: number) => void): Promise<FlowNotice | null> {
    const job = buildPromptJob({ tool: toolType, values, usedKeyboard: false, isFree: true })
    onStart()
    try {
      const answer = await runOnDevice({
        task: 'write',
        text: values.prompt,
        instructions: () => fetchAssistantPrompt(job, signal, 'browser'),
        targetLanguage: String(values.parameters.language ?? 'auto'),
        signal,
        onProgress,
      })
      const { omitted: _, ...reply } = await sendAssistantAnswer(job, answer, signal, 'browser')
      await onReply(job, reply)
      return null
    } catch (error) {
      if (error instanceof Error) throw error
      return error as FlowNotice
    }
  }

  if (availability === 'unavailable') return null
  const downloadNote =
    availability === 'available' ? '' : ' It’s a one-time download of about 4 GB that all sites share.'
  return (
    <OnDeviceRunner
      buttonLabel="Write with this browser’s AI"
      note={`A small AI in your browser does the writing, so it doesn’t count toward today’s uses. Our server puts together the prompt and the results.${downloadNote}`}
      fallbackMessage={fallbackMessage}
      run={run}
    >
      {(notice) =>
        notice && (
          <div className="mt-2">
            {/* The texts for an invalid answer refer to pasted text, so they do not fit here. */}
            <InlineNotice
              title={notice.title}
              text={notice.code?.startsWith('answer_') ? fallbackMessage : notice.text}
            />
          </div>
        )
      }
    </OnDeviceRunner>
  )
}
