import { useState } from 'react'
import { ColorField } from '@/components/editor/color-field'
import { Button } from '@/components/ui/button'

/** Only in desktop Chromium (2026-11), so TypeScript does not declare it. */
type EyeDropper = new () => { open(): Promise<{ sRGBHex: string }> }

type Props = { onPick: (hex: string) => void }

export function ScreenPicker({ onPick }: Props) {
  const [customColor, setCustomColor] = useState('#c2410c')
  const Picker = (window as { EyeDropper?: EyeDropper }).EyeDropper
  const pick = () =>
    Picker &&
    new Picker().open().then(
      ({ sRGBHex }) => /^#[0-9a-f]{6}$/i.test(sRGBHex) && onPick(sRGBHex.toLowerCase()),
      // The visitor canceled with Escape.
      () => {},
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      {Picker && <Button onClick={pick}>Pick from the screen</Button>}
      <ColorField label="Your own" value={customColor} onValueChange={setCustomColor} />
      <Button onClick={() => onPick(customColor)}>Add {customColor.toUpperCase()}</Button>
    </div>
  )
}
