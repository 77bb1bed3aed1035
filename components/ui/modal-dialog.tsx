import { type ReactNode, type Ref, useId } from 'react'

type Props = { ref: Ref<HTMLDialogElement>; title: string; children: ReactNode }

/** Opens with `showModal`. */
export function ModalDialog({ ref, title, children }: Props) {
  const id = useId()
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      closedby="any"
      className="m-auto max-h-[88dvh] w-[min(46rem,calc(100vw-1.5rem))] overflow-y-auto rounded-2xl border border-line bg-surface p-0 text-ink shadow-2xl backdrop:bg-black/60"
    >
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-line border-b bg-surface py-2 pr-2 pl-4 sm:pl-5">
        <h2 id={id} className="font-bold text-lg">
          {title}
        </h2>
        <button
          type="button"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          className="min-h-11 rounded-lg px-3 text-muted text-sm hover:bg-raised hover:text-ink"
        >
          Close
        </button>
      </div>
      <div className="p-4 sm:p-5">{children}</div>
    </dialog>
  )
}
