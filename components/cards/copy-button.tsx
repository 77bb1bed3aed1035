import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { notifyError, notifySuccess } from '@/components/ui/notify'
import { textNotCopied } from '@/lib/errors/sharing'
import { hasBlank, outlineLabel } from '@/lib/fit/blanks'

type Props = {
  text: string
  /** The whole name for screen readers, when the visible one stands on many buttons. */
  name?: string
  label?: string
  look?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium'
}

/** Copies a text, and says so only when it worked. */
export function CopyButton({ text, name, label = 'Copy', look = 'quiet', size = 'small' }: Props) {
  const [copied, setCopied] = useState(false)

  async function copy() {
    const done = await copyText(text)
    setCopied(done)
    if (!done) return notifyError(textNotCopied)
    notifySuccess(
      isOutline(text)
        ? 'Copied to clipboard as an outline: fill in the blanks before you post.'
        : 'Copied to clipboard!',
    )
    setTimeout(() => setCopied(false), 2_000)
  }

  return (
    <Button size={size} look={look} onClick={copy} {...(name && { 'aria-label': name })}>
      {copied ? <Check className="size-4" /> : <Copy className="size-4" />}
      {label}
    </Button>
  )
}

/** Where the text says itself that part of it is an outline, the notice need not. */
function isOutline(text: string): boolean {
  return hasBlank(text) && !text.includes(outlineLabel)
}
