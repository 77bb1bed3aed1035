import { type ReactNode, useId, useRef, useState } from 'react'
import { LazyContent } from './lazy-content'

type Props<Module> = {
  title: string
  titleSuffix?: ReactNode
  /** The function must be the same in every render. */
  loadModule: () => Promise<Module>
  onOpen?: () => void
  children: (module: Module) => ReactNode
}

export function LazyDialog<Module>({ title, titleSuffix, loadModule, onOpen, children }: Props<Module>) {
  const id = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [hasOpened, setHasOpened] = useState(false)
  const closeDialog = () => dialogRef.current?.close()
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="min-h-11 rounded-lg px-2 text-sm hover:bg-raised"
        onClick={() => {
          setHasOpened(true)
          onOpen?.()
          dialogRef.current?.showModal()
        }}
      >
        <span className="font-semibold underline decoration-line underline-offset-4">{title}</span>
        {titleSuffix && <span className="text-muted">{titleSuffix}</span>}
      </button>
      <dialog
        ref={dialogRef}
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
            onClick={closeDialog}
            className="min-h-11 rounded-lg px-3 text-muted text-sm hover:bg-raised hover:text-ink"
          >
            Close
          </button>
        </div>
        <div className="p-4 sm:p-5">
          <LazyContent loadModule={loadModule} hasOpened={hasOpened}>
            {children}
          </LazyContent>
        </div>
      </dialog>
    </>
  )
}
