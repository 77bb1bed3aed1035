import { Check, Copy } from 'lucide'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { copyText } from '@/components/ui/copy-text'
import { Icon } from '@/components/ui/icon'
import { notifyError, notifySuccess } from '@/components/ui/notify'

type Props = {
  text: string
  /** The whole name for screen readers, when the visible one stands on many buttons. */
  name?: string
  label?: string
  look?: 'secondary' | 'quiet'
}

const refused = {
  title: 'Not copied',
  text: 'Your browser did not allow it. Select the text and copy it by hand.',
}

/** Copies a text, and says so only when it worked. */
export function CopyButton({ text, name, label = 'Copy', look = 'quiet' }: Props) {
  const [copied, setCopied] = useState(false)

  async function copy() {
    const done = await copyText(text)
    setCopied(done)
    if (!done) return notifyError(refused)
    notifySuccess('Copied to clipboard!')
    setTimeout(() => setCopied(false), 2_000)
  }

  return (
    <Button size="small" look={look} onClick={copy} {...(name && { 'aria-label': name })}>
      {copied ? <Icon node={Check} className="size-4" /> : <Icon node={Copy} className="size-4" />}
      {label}
    </Button>
  )
}
