import { type ReactNode, useRef, useState } from 'react'
import { ModalDialog } from '@/components/ui/modal-dialog'
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
  const dialogRef = useRef<HTMLDialogElement>(null)
  const [hasOpened, setHasOpened] = useState(false)
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
      <ModalDialog ref={dialogRef} title={title}>
        <LazyContent loadModule={loadModule} hasOpened={hasOpened}>
          {children}
        </LazyContent>
      </ModalDialog>
    </>
  )
}
