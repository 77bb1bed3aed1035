import { type ReactNode, useState } from 'react'
import { Button } from './button'

type Props = { label: string; question: ReactNode; confirmLabel: string; onConfirm: () => void }

export function ConfirmButton({ label, question, confirmLabel, onConfirm }: Props) {
  const [isConfirming, setIsConfirming] = useState(false)
  if (!isConfirming) {
    return (
      <Button size="small" onClick={() => setIsConfirming(true)}>
        {label}
      </Button>
    )
  }

  function confirm() {
    onConfirm()
    setIsConfirming(false)
  }

  return (
    <div role="alertdialog" aria-label={label} className="w-full rounded-lg bg-raised p-4">
      <p className="text-sm">{question}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" autoFocus onClick={confirm}>
          {confirmLabel}
        </Button>
        <Button size="small" onClick={() => setIsConfirming(false)}>
          Keep it
        </Button>
      </div>
    </div>
  )
}
