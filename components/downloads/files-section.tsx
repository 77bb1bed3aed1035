import { type ReactNode, useId } from 'react'

export function FilesSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h4 id={id} className="font-semibold">
        {title}
      </h4>
      {children}
    </section>
  )
}
