import { type ReactNode, useId, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { textNotices } from '@/lib/core/errors/text-notices'
import { formatCharacterCount, formatCount } from '@/lib/core/format/format-number'
import { isVisuallyEmpty } from '@/lib/core/strings/is-visually-empty'

export type PromptBoxProps = {
  label: string
  placeholder: string
  hint?: ReactNode
  /** `text` is for a pasted text, which is longer than an idea. */
  kind: 'line' | 'lines' | 'text'
  goal?: 'go on' | 'generate'
  isOptional?: boolean
  /** For a link, which is usually in the clipboard. */
  hasPasteButton?: true
}

type Props = PromptBoxProps & { prompt: string; promptLimit: number; isRejected: boolean }

const inputClass =
  'mt-2 block w-full rounded-lg border border-field-line bg-surface p-3 text-base text-ink placeholder:text-muted aria-invalid:border-danger'

export function PromptBox(props: Props) {
  const { label, placeholder, hint, kind, goal = 'go on', prompt, promptLimit, isRejected } = props
  const id = useId()
  const length = [...prompt].length
  const isTooLong = length > promptLimit
  const isNearLimit = kind !== 'line' && length >= promptLimit * 0.8
  const remainingText = `, ${formatCount(promptLimit - length)} left`
  const inputProps = {
    id,
    name: 'prompt',
    required: !props.isOptional,
    placeholder,
    'aria-describedby': `${id}-hint`,
    'aria-invalid': isTooLong || (isRejected && isVisuallyEmpty(prompt)),
  }
  return (
    <>
      <div className={props.hasPasteButton ? '-mt-1.5 flex min-h-9 items-center justify-between' : ''}>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {props.hasPasteButton && <PasteButton inputId={id} />}
      </div>
      {kind === 'line' ? (
        <input
          type="text"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          className={`${inputClass} min-h-12`}
          {...inputProps}
        />
      ) : (
        <textarea
          rows={3}
          className={`${inputClass} field-sizing-content max-h-96 ${kind === 'text' ? 'long-text' : 'min-h-24'}`}
          {...inputProps}
        />
      )}
      <div id={`${id}-hint`} className={`mt-1 text-sm ${isTooLong ? 'text-danger' : 'text-muted'}`}>
        {isNearLimit
          ? formatCharacterCount(length, promptLimit) + (isTooLong ? `: shorten it to ${goal}` : remainingText)
          : hint}
      </div>
    </>
  )
}

const subscribe = () => () => {}
const canReadClipboard = () => typeof navigator.clipboard?.readText === 'function'

/** Pastes into an uncontrolled input: replaces its line, or adds a line to a textarea. Absent where unsupported. */
function PasteButton({ inputId }: { inputId: string }) {
  const isSupported = useSyncExternalStore(subscribe, canReadClipboard, () => false)
  if (!isSupported) return null

  async function paste() {
    const text = await navigator.clipboard.readText().catch(() => null)
    const pastedText = text?.trim()
    if (!pastedText) return notifyError(text === null ? textNotices.paste_refused : textNotices.nothing_to_paste)
    const input = document.getElementById(inputId)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
    input.value = input instanceof HTMLTextAreaElement ? `${input.value}\n${pastedText}`.trim() : pastedText
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Button size="small" onClick={paste}>
      Paste
    </Button>
  )
}
