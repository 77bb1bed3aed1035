import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { notifyError } from '@/components/ui/notify'
import { textNotices } from '@/lib/core/errors/text-notices'

const subscribe = () => () => {}
const canReadClipboard = () => typeof navigator.clipboard?.readText === 'function'

/** Pastes into an uncontrolled input: replaces its line, or adds a line to a textarea. Absent where unsupported. */
export function PasteButton({ inputId }: { inputId: string }) {
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
