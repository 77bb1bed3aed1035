import { useEffect, useState } from 'react'
import { OnDeviceRunner } from '@/components/run/on-device/on-device-runner'
import { buildPromptJob, type PromptJob } from '@/components/run-state/prompt-job'
import type { RunContent } from '@/components/run-state/run-state'
import { getWriterAvailability, runOnDevice } from '@/lib/browser/on-device/run-on-device'
import type { FormValues } from '@/lib/tool/form-values'
import { fetchAssistantPrompt, sendAssistantAnswer } from './request-assistant'

type Props = {
  toolType: string
  values: FormValues
  onReply: (job: PromptJob, reply: RunContent) => void
}

/** “Write with this browser’s AI”, where the browser has a model that writes. It starts by a click, which names what it downloads. */
export function BrowserModelPanel({ toolType, values, onReply }: Props) {
  const [availability, setAvailability] = useState<Awaited<ReturnType<typeof getWriterAvailability>>>('unavailable')
  useEffect(() => {
    getWriterAvailability().then(setAvailability)
  }, [])

  async function run(signal: AbortSignal, onProgress: (progress: number) => void) {
    const job = buildPromptJob({ tool: toolType, values, usedKeyboard: false, isFree: true })
    const answer = await runOnDevice({
      task: 'write',
      text: values.prompt,
      instructions: () => fetchAssistantPrompt(job, signal, 'browser'),
      targetLanguage: String(values.parameters.language ?? 'auto'),
      signal,
      onProgress,
    })
    const { omitted: _, ...reply } = await sendAssistantAnswer(job, answer, signal, 'browser')
    onReply(job, reply)
  }

  if (availability === 'unavailable') return null
  const download = availability === 'available' ? '' : ' The first time, it downloads about 4 GB, once for all sites.'
  return (
    <OnDeviceRunner
      buttonLabel="Write with this browser’s AI"
      note={`A small model in your browser writes it on this computer. No use counts.${download}`}
      fallback="Try Write it with your AI instead."
      run={run}
    />
  )
}
