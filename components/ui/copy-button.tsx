import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { countBlanks } from '@/lib/core/strings/blanks'
import { Button } from './button'
import { copyWithNotice } from './copy-with-notice'

type Props = {
  text: string
  name?: string
  label?: string
  variant?: 'primary' | 'secondary' | 'quiet'
  size?: 'small' | 'medium'
  countsBlanks?: boolean
  onBeforeCopy?: () => boolean
}

export function CopyButton({ text, name, label = 'Copy', variant = 'quiet', size = 'small', ...props }: Props) {
  const { countsBlanks = true, onBeforeCopy } = props
  const [isCopied, setIsCopied] = useState(false)

  async function copy() {
    if (onBeforeCopy?.() || !(await copyWithNotice(text, countsBlanks ? formatBlanksNote(text) : ''))) return
    setIsCopied(true)
    setTimeout(() => setIsCopied(false), 2_000)
  }

  const Icon = isCopied ? Check : Copy
  return (
    <Button size={size} variant={variant} onClick={copy} data-copy="" {...(name && { 'aria-label': name })}>
      <Icon className="size-4" />
      {label}
    </Button>
  )
}

function formatBlanksNote(text: string): string {
  const blankCount = countBlanks(text)
  if (blankCount === 0) return ''
  return blankCount === 1 ? ' 1 blank left to fill in.' : ` ${blankCount} blanks left to fill in.`
}
