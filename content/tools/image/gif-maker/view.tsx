import { useState } from 'react'
import { FileFaults } from '@/components/editor/file-faults'
import { DropBox } from '@/components/files/drop-box'
import OrderList from '@/components/files/order-list'
import { useHandedOver } from '@/components/files/use-handed-over'
import { useIntake } from '@/components/files/use-intake'
import { useSettings } from '@/components/files/use-settings'
import { inputName } from '@/components/form/form-elements'
import { Button } from '@/components/ui/button'
import { BytesSent } from '@/components/ui/bytes-sent'
import { keepFocus } from '@/components/ui/keep-focus'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { ClipCard } from './clip-card'
import { type GifSettings, target } from './form'
import { MakePart } from './make-part'
import { Settings } from './settings'
import { useSources } from './use-sources'
import { type Cut, cutWithin, MOST_SECONDS } from './video-frames'

const whole: Cut = { from: 0, seconds: MOST_SECONDS }

/** Pictures or a video on the left, the GIF on the right once the button is pressed. */
export default function GifMaker() {
  const control = useSettings(target)
  const sources = useSources(setSpeed)
  const [cut, setCut] = useState(whole)
  const { pictures, clip, opening, add } = sources
  const { over } = useIntake(add)
  useHandedOver(target.type, (file) => add([file]))

  function clear() {
    keepFocus(sources.clear)
    setCut(whole)
  }

  function remove(id: string) {
    if (pictures.length === 1) clear()
    else sources.remove(id)
  }

  /** A moving picture brings its speed along. */
  function setSpeed(ms: number) {
    const input = control.ref.current?.elements.namedItem(inputName('ms'))
    if (!(input instanceof HTMLInputElement)) return
    input.value = String(Math.round(ms))
    control.sync()
  }

  const wish = {
    settings: control.settings as GifSettings,
    pictures,
    clip,
    cut: clip ? cutWithin(clip, cut) : whole,
  }
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-2 lg:gap-8">
      <section aria-label="Pictures and settings" className="grid grid-cols-1 content-start gap-4">
        <DropBox
          invitation="Drop pictures, a GIF or a video anywhere"
          accept="image/*,video/*"
          over={over}
          onFiles={add}
        />
        <BytesSent />
        <FileFaults faults={sources.faults} onClear={sources.clearFaults} />
        <p role="status" className="text-muted text-sm empty:hidden">
          {opening > 0 && `Opening ${opening} ${opening === 1 ? 'file' : 'files'}…`}
        </p>
        {clip && (
          <ClipCard
            clip={clip}
            cut={wish.cut}
            onCut={(part) => setCut((before) => ({ ...before, ...part }))}
            onRemove={clear}
          />
        )}
        {pictures.length > 0 && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-semibold">
                {pictures.length} {pictures.length === 1 ? 'picture' : 'pictures'}
              </h3>
              <div className="flex gap-2">
                <Button look="quiet" size="small" onClick={sources.sort}>
                  Sort by name
                </Button>
                <Button look="quiet" size="small" onClick={clear}>
                  Remove all
                </Button>
              </div>
            </div>
            <div className="max-h-96 overflow-y-auto">
              <OrderList
                label="Pictures in order"
                items={pictures.map(({ id, name, thumb }) => ({ id, name, thumb: <Thumb blob={thumb} /> }))}
                onMove={sources.move}
                onRemove={remove}
              />
            </div>
          </>
        )}
        <Settings control={control} isVideo={clip !== null} />
      </section>
      <MakePart wish={wish} isOpening={opening > 0} />
    </div>
  )
}

function Thumb({ blob }: { blob: Blob }) {
  const url = useObjectUrl(blob)
  // biome-ignore lint/performance/noImgElement: the visitor's own picture.
  return url && <img src={url} alt="" draggable={false} className="size-full object-cover" />
}
