import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { ModalDialog } from '@/components/ui/modal-dialog'
import { notifyError, notifySuccess } from '@/components/ui/notify'
import { chunkLoadNotice } from '@/lib/core/errors/page-errors'
import { type BrandKit, readBrandKit, useBrandKit } from './brand-kit'
import { BrandKitForm } from './brand-kit-form'

type Undo = (() => void) | null

/**
 * Copies the kit's values into the work. Returns a function that takes them back, unless an editor has undo steps. If
 * the kit has no value that the tool can use, returns their names, such as “colors or logo”.
 */
export type ApplyBrandKit = (kit: BrandKit) => Promise<Undo | string>

async function applyWithNotice(onApply: ApplyBrandKit, kit: BrandKit): Promise<Undo> {
  const title = 'Brand kit not applied'
  try {
    const result = await onApply(kit)
    if (typeof result !== 'string') {
      notifySuccess('Brand kit applied!')
      return result
    }
    notifyError({ title, text: `Your brand kit has no ${result}. Tap “Edit” to fill it in.` })
  } catch {
    notifyError({ title, text: chunkLoadNotice.text })
  }
  return null
}

export async function pressBrandKit(onApply: ApplyBrandKit, show: (panel: ReactNode) => void): Promise<void> {
  const kit = await readBrandKit()
  const press = { opensForm: !kit, undo: kit && (await applyWithNotice(onApply, kit)) }
  show(<BrandKitPanel press={press} onApply={onApply} />)
}

type Props = { press: { opensForm: boolean; undo: Undo }; onApply: ApplyBrandKit }

function BrandKitPanel({ press, onApply }: Props) {
  const { kit } = useBrandKit()
  const [undo, setUndo] = useState<{ run: Undo }>({ run: null })
  const dialogRef = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    setUndo({ run: press.undo })
    if (press.opensForm) dialogRef.current?.showModal()
  }, [press])

  async function handleSave(savedKit: BrandKit) {
    dialogRef.current?.close()
    // The visitor pressed the button to use a kit, but had none.
    if (!kit) setUndo({ run: await applyWithNotice(onApply, savedKit) })
  }
  function handleUndo() {
    undo.run?.()
    setUndo({ run: null })
  }
  return (
    <>
      {kit && (
        <Button variant="quiet" aria-label="Edit brand kit" onClick={() => dialogRef.current?.showModal()}>
          Edit
        </Button>
      )}
      {undo.run && (
        <Button variant="quiet" aria-label="Undo brand kit" onClick={() => keepFocus(handleUndo)}>
          Undo
        </Button>
      )}
      <ModalDialog ref={dialogRef} title="Brand kit">
        <BrandKitForm onSave={handleSave} />
      </ModalDialog>
    </>
  )
}
