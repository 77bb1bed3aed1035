import type { ReactNode } from 'react'

type Props = {
  title?: string | undefined
  text: string
  /** Nothing failed: there is nothing to do, or the visitor must change something first. */
  isRefusal?: boolean
  note?: ReactNode
  children?: ReactNode
}

/** A failure in a red box, or a refusal as an amber line. Its buttons are not part of the alert. */
export function InlineNotice({ title, text, isRefusal = false, note, children }: Props) {
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 text-sm ${isRefusal ? '' : 'rounded-xl border border-danger bg-surface p-4'}`}
    >
      <div role="alert" className={`min-w-0 grow basis-60 ${isRefusal ? 'text-caution' : ''}`}>
        {title && <p className={`font-semibold ${isRefusal ? '' : 'text-danger'}`}>{title}</p>}
        <p>{text}</p>
        {note}
      </div>
      {children}
    </div>
  )
}
