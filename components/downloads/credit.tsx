import { useId } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import type { FoundPost } from '@/lib/tiktok/downloads/found-post'
import { buildCreditLine } from './credit-line'

/** Whose work it is, in words to paste, and what may be done with it. */
export function Credit({ post }: { post: FoundPost }) {
  const id = useId()
  const line = buildCreditLine(post)
  return (
    <section aria-labelledby={id} className="rounded-xl bg-raised p-4 text-sm">
      <h4 id={id} className="font-semibold">
        Credit the creator
      </h4>
      <p dir="auto" className="mt-1 break-words">
        {line}
      </p>
      <div className="mt-2">
        <CopyButton text={line} label="Copy credit line" variant="secondary" />
      </div>
      <p className="mt-3 text-muted">
        Only save what’s yours or what the creator allows. Credit doesn’t replace permission.
      </p>
    </section>
  )
}
