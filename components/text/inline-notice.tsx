import type { ReactNode } from 'react'
import type { TextNotice } from '@/lib/core/errors/text-notices'

export function InlineNotice({ title, text, children }: TextNotice & { children?: ReactNode }) {
  return (
    <div role="alert" className="rounded-lg border border-danger bg-surface p-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-sm">{text}</p>
      {children && <div className="mt-3">{children}</div>}
    </div>
  )
}
