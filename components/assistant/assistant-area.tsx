import type { PromptFlow } from '@/components/results/use-prompt-flow'
import type { PromptForm } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import type { Assistant } from './use-assistant'

type Props = { assistant: Assistant; form: PromptForm; flow: PromptFlow; values: FormValues }

export function AssistantArea({ assistant: { job, Panel, isOutdated, open, close }, form, flow, values }: Props) {
  if (!job || !Panel) return null
  return (
    <Panel
      form={form}
      job={job}
      isOutdated={isOutdated}
      onUpdate={() => open(values)}
      onReply={flow.receive}
      onClose={close}
    />
  )
}
