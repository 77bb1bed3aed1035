import { ClipboardPaste, Share2, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { FlowNotice } from '@/components/run/flow'
import { useCancellableJob } from '@/components/run/use-cancellable-job'
import type { PromptJob } from '@/components/run-state/prompt-job'
import type { RunContent } from '@/components/run-state/run-state'
import { bringIntoView } from '@/components/ui/bring-into-view'
import { Button } from '@/components/ui/button'
import { CopyButton } from '@/components/ui/copy-button'
import { InlineNotice } from '@/components/ui/inline-notice'
import { notifySuccess } from '@/components/ui/notify'
import { pageErrors } from '@/lib/core/errors/page-errors'
import { textNotices } from '@/lib/core/errors/text-notices'
import { formatQuantity } from '@/lib/core/format/format-quantity'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'
import { defaultEngineWords } from '@/lib/tool/engine-words'
import { getResultNoun, MAX_ANSWER_LENGTH, type PromptForm } from '@/lib/tool/form'
import { getStoredAnswer, storeAnswer } from './assistant'
import { AssistantLinkList, assistantLinks } from './assistant-link-list'
import { fetchAssistantPrompt, sendAssistantAnswer } from './request-assistant'

type Props = {
  form: PromptForm
  job: PromptJob
  isOutdated: boolean
  onUpdate: () => void
  onReply: (job: PromptJob, reply: RunContent) => Promise<void>
  onClose: () => void
}

export function AssistantPanel({ form, job, isOutdated, onUpdate, onReply, onClose }: Props) {
  const id = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const [{ prompt, notice }, setPromptState] = useState<{ prompt?: string; notice?: FlowNotice }>({})
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches the prompt again.
  useEffect(() => {
    const controller = new AbortController()
    setPromptState({})
    fetchAssistantPrompt(job, controller.signal).then(
      (prompt) => setPromptState({ prompt }),
      (notice: FlowNotice) => controller.signal.aborted || setPromptState({ notice }),
    )
    return () => controller.abort()
  }, [job, attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new job brings the panel into view.
  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true })
    bringIntoView(headingRef.current)
  }, [job])

  return (
    <section aria-labelledby={id} className="mt-4 scroll-mt-20 rounded-xl border border-accent bg-surface p-4">
      <div className="flex items-start justify-between gap-2">
        <h2 ref={headingRef} id={id} tabIndex={-1} className="scroll-mt-20 font-bold text-lg">
          {job.refine
            ? `Rewrite this ${getResultNoun(form)} with your AI`
            : (form.engineWords ?? defaultEngineWords).button}
        </h2>
        <Button variant="quiet" size="small" aria-label="Close" className="-mt-1 -mr-2" onClick={onClose}>
          <X className="size-4" />
        </Button>
      </div>
      <p className="mt-1 text-muted text-sm">
        Works with any AI chatbot and doesn’t count toward today’s uses. Our server writes the prompt. We don’t see your
        chat, only the answer you paste here.
      </p>
      <h3 className="mt-4 font-semibold">1. Copy the prompt</h3>
      {notice && (
        <div className="mt-2">
          <InlineNotice {...notice}>
            <Button onClick={() => setAttempt(attempt + 1)}>Try again</Button>
          </InlineNotice>
        </div>
      )}
      {isOutdated && (
        <p className="mt-2 text-caution text-sm">
          You’ve made changes since.{' '}
          <button type="button" className="min-h-9 font-semibold underline underline-offset-4" onClick={onUpdate}>
            Update the prompt
          </button>
        </p>
      )}
      {prompt === undefined && !notice && (
        <p className="mt-2 min-h-11 text-muted text-sm">Putting your prompt together…</p>
      )}
      {prompt !== undefined && (
        <>
          <div className="mt-2 flex flex-wrap items-center gap-2">
            <CopyButton text={prompt} label="Copy prompt" variant="primary" size="medium" countsBlanks={false} />
            {typeof navigator.share === 'function' && matchMedia('(pointer: coarse)').matches && (
              <Button onClick={() => navigator.share({ text: prompt }).catch(() => {})}>
                <Share2 className="size-4" />
                Share
              </Button>
            )}
          </div>
          <details className="mt-2 text-sm">
            <summary className="min-h-9 py-2 text-muted">Read the prompt</summary>
            <pre className="max-h-72 overflow-y-auto whitespace-pre-wrap break-words rounded-lg bg-raised p-3 font-sans text-xs">
              {prompt}
            </pre>
          </details>
        </>
      )}
      <h3 className="mt-4 font-semibold">2. Send it to your AI</h3>
      {prompt !== undefined && (
        <>
          <p className="mt-1 text-muted text-sm">
            {job.image && 'Add your photo to the chat, too. '}Each one opens in a new tab with your prompt already
            copied. Just paste it.
          </p>
          <AssistantLinkList prompt={prompt} links={assistantLinks} />
        </>
      )}
      <AnswerForm key={job.id} job={job} onReply={onReply} onClose={onClose} />
    </section>
  )
}

const clipboardRefusedMessage =
  'Your browser doesn’t let pages read the clipboard. Press and hold in the box, or use Ctrl+V or ⌘V.'

function AnswerForm({ job, onReply, onClose }: Pick<Props, 'job' | 'onReply' | 'onClose'>) {
  const id = useId()
  const boxRef = useRef<HTMLTextAreaElement>(null)
  const { state: isBusy, startJob } = useCancellableJob(false)
  const [error, setError] = useState('')
  const [omittedTexts, setOmittedTexts] = useState<readonly string[]>([])

  function storeText() {
    if (!job.refine) storeAnswer(job.tool, boxRef.current?.value ?? '')
  }

  async function paste() {
    const text = await navigator.clipboard?.readText?.().catch(() => undefined)
    if (text && boxRef.current) boxRef.current.value = text
    boxRef.current?.focus()
    if (text === '') setError(textNotices.nothing_to_paste.text)
    else setError(text ? '' : clipboardRefusedMessage)
    storeText()
  }

  async function submit() {
    const answer = boxRef.current?.value ?? ''
    if (isBusy) return
    if (isVisuallyEmpty(answer)) {
      setError('Paste your AI’s answer first.')
      boxRef.current?.focus()
      return
    }
    if (answer.length > MAX_ANSWER_LENGTH) {
      setError('That’s too long. Copy only the answer to your prompt.')
      return
    }
    const { signal, updateState: setIsBusy } = startJob()
    setIsBusy(true)
    setError('')
    try {
      const { omitted, ...reply } = await sendAssistantAnswer(job, answer, signal)
      await onReply(job, reply)
      setOmittedTexts(omitted)
      notifySuccess(`${formatQuantity(reply.cards.length, 'result')} ready.`)
      if (omitted.length === 0 && !signal.aborted) onClose()
    } catch (error) {
      const { title, text } = error instanceof Error ? pageErrors.internal : (error as FlowNotice)
      if (!signal.aborted) setError(`${title}. ${text}`)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h3 className="mt-4 font-semibold">
        <label htmlFor={id}>3. Paste the answer</label>
      </h3>
      <textarea
        ref={boxRef}
        id={id}
        rows={5}
        dir="auto"
        defaultValue={getStoredAnswer(job.tool) ?? ''}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error !== ''}
        onInput={storeText}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit()
        }}
        className="mt-2 w-full rounded-lg border border-field-line bg-surface p-3 text-base text-ink placeholder:text-muted"
        placeholder="The whole answer"
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-danger text-sm">
          {error}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={paste}>
          <ClipboardPaste className="size-4" />
          Paste
        </Button>
        <Button type="submit" variant="primary" aria-disabled={isBusy}>
          {isBusy ? 'Reading…' : 'Show results'}
        </Button>
      </div>
      {/* Items of the answer that have no card, unchanged, so that no text is lost. */}
      {omittedTexts.length > 0 && (
        <div className="mt-4 text-sm">
          <p className="font-semibold text-caution">
            {omittedTexts.length === 1 ? 'One didn’t fit' : `${omittedTexts.length} didn’t fit`}: too long for the
            platform, too much like spam, or no room left.
          </p>
          <ul className="mt-2 grid gap-2">
            {omittedTexts.map((text) => (
              <li key={text} className="whitespace-pre-wrap break-words rounded-lg bg-raised p-3">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </form>
  )
}
