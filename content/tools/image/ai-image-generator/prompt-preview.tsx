import { AssistantLinkList, assistantLinks } from '@/components/assistant/assistant-link-list'
import { RunStatus } from '@/components/run/run-status'
import type { ServerFlow } from '@/components/run/use-server-flow'
import { CopyButton } from '@/components/ui/copy-button'
import type { FormValues } from '@/lib/tool/form-values'
import { buildPortablePrompt, buildPromptOfValues } from './image-prompt'

/** For the button of the form. */
export { buildPortablePrompt }

type Props = { values: FormValues }

const imageAssistants = assistantLinks.filter(({ drawsImages }) => drawsImages)

/** The prompt for another generator, which grows while the visitor types. */
export function FinishedPrompt({ values }: Props) {
  const prompt = buildPortablePrompt(values)
  return (
    <>
      <p dir="auto" className="rounded-lg bg-raised p-3">
        {prompt}
      </p>
      <div className="mt-2">
        <CopyButton text={prompt} variant="secondary" size="medium" countsBlanks={false} />
      </div>
      <p className="mt-4 text-muted text-sm">Or open one of these. Your prompt is copied, so just paste it.</p>
      <AssistantLinkList prompt={prompt} links={imageAssistants} />
    </>
  )
}

/** The prompt for this site's image model, if it differs from the visitor's text. */
export function PromptPreview({ values }: Props) {
  const trimmedPrompt = values.prompt.trim()
  if (trimmedPrompt === '') return null
  const imagePrompt = buildPromptOfValues(values)
  const isChanged = imagePrompt.replace(/\.$/, '') !== trimmedPrompt.replace(/\.$/, '')
  return (
    <>
      {isChanged && (
        <p className="mt-4 rounded-lg bg-raised p-3 text-sm">
          <span className="font-semibold">What we’ll send:</span> {imagePrompt}
        </p>
      )}
      <div className="mt-2">
        <CopyButton text={buildPortablePrompt(values)} label="Copy as a prompt" />
      </div>
    </>
  )
}

const stageLabels = { drawing: 'Drawing. This takes ten seconds to a minute.' }

const formatAmount = (finishedCount: number, totalCount: number | undefined) =>
  totalCount === undefined || totalCount === 1 ? '' : `${finishedCount} of ${totalCount} done.`

export function ImageStatus({ flow }: { flow: ServerFlow }) {
  return (
    <RunStatus
      flow={flow}
      stageLabels={stageLabels}
      formatAmount={formatAmount}
      finishedMessage="Your images are ready."
    />
  )
}
