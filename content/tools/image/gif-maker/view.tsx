import { useId, useState } from 'react'
import { FileErrors } from '@/components/editor/file-errors'
import { DropBox } from '@/components/files/drop-box'
import { AdvancedSettings, type SettingsControl, useSettings } from '@/components/files/file-settings'
import { useDropAndPaste } from '@/components/files/receive-files'
import SortableList from '@/components/files/sortable-list'
import { useHandoff } from '@/components/files/use-handoff'
import { getInputName } from '@/components/form/form-elements'
import { OptionInput } from '@/components/form/option-input'
import { Button } from '@/components/ui/button'
import { BytesSent } from '@/components/ui/bytes-sent'
import { keepFocus } from '@/components/ui/keep-focus'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { clamp } from '@/lib/core/numbers'
import { fields, type GifSettings, toolInfo } from './form'
import { ClipCard, NumberInput } from './gif-fields'
import { GifOutput } from './gif-output'
import { useSources } from './use-sources'
import { type ClipRange, clampRange, MAX_SECONDS } from './video-frames'

/** Returns false if the form has no such input yet. */
function setNumberInput({ formRef }: SettingsControl, name: string, value: number): boolean {
  const input = formRef.current?.elements.namedItem(getInputName(name))
  if (!(input instanceof HTMLInputElement)) return false
  input.value = String(Math.round(value))
  return true
}

type SpeedFieldsProps = { field: (typeof fields)[0 | 1]; control: SettingsControl; hidden: boolean }

/** Two inputs for one speed: milliseconds, which are stored, and frames per second, which stay in sync. */
function SpeedFields({ field, control, hidden }: SpeedFieldsProps) {
  const id = useId()
  const { name, min, max } = field

  return (
    <div className={hidden ? 'hidden' : 'contents'}>
      <NumberInput
        label="Speed in frames per second"
        value={Math.round(100_000 / Number(control.settings[name])) / 100}
        min={1000 / max}
        max={1000 / min}
        step="any"
        onValueChange={(fps) => fps > 0 && setNumberInput(control, name, clamp(1000 / fps, min, max))}
      />
      <OptionInput field={field} id={id} />
    </div>
  )
}

const [msField, videoMsField, ...otherFields] = fields
const visibleFields = otherFields.slice(0, 5)
const advancedFields = otherFields.slice(5)

function Settings({ control, isVideo }: { control: SettingsControl; isVideo: boolean }) {
  const id = useId()
  const { formRef, syncFromForm } = control
  return (
    <form ref={formRef} aria-label="Settings" onChange={syncFromForm} onSubmit={(event) => event.preventDefault()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SpeedFields field={msField} control={control} hidden={isVideo} />
        <SpeedFields field={videoMsField} control={control} hidden={!isVideo} />
        {visibleFields.map((field) => (
          <OptionInput key={field.name} field={field} id={`${id}-${field.name}`} />
        ))}
      </div>
      <AdvancedSettings
        path={toolInfo.path}
        title="Caption, loop, background, colours"
        fields={advancedFields}
        idPrefix={id}
        control={control}
      />
    </form>
  )
}

const fullRange: ClipRange = { from: 0, seconds: MAX_SECONDS }

export default function GifMaker() {
  const control = useSettings(toolInfo)
  const sources = useSources(setFrameDelay)
  const [range, setRange] = useState(fullRange)
  const { images, clip, openingCount, addFiles } = sources
  const { isDraggedOver } = useDropAndPaste(addFiles)
  useHandoff(toolInfo.type, (file) => addFiles([file]))

  function clear() {
    keepFocus(sources.clear)
    setRange(fullRange)
  }

  function remove(id: string) {
    if (images.length === 1) clear()
    else sources.remove(id)
  }

  function setFrameDelay(ms: number) {
    if (setNumberInput(control, 'ms', ms)) control.syncFromForm()
  }

  const gifInput = {
    settings: control.settings as GifSettings,
    images,
    clip,
    range: clip ? clampRange(clip, range) : fullRange,
  }
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-2 lg:gap-8">
      <section aria-label="Pictures and settings" className="grid grid-cols-1 content-start gap-4">
        <DropBox
          dropzoneLabel="Drop pictures, a GIF or a video anywhere"
          accept="image/*,video/*"
          isDraggedOver={isDraggedOver}
          onFilesAdd={addFiles}
        />
        <BytesSent />
        <FileErrors fileErrors={sources.fileErrors} onClear={sources.clearFileErrors} />
        <p role="status" className="text-muted text-sm empty:hidden">
          {openingCount > 0 && `Opening ${openingCount} ${openingCount === 1 ? 'file' : 'files'}…`}
        </p>
        {clip && (
          <ClipCard
            clip={clip}
            range={gifInput.range}
            onRangeChange={(change) => setRange((previousRange) => ({ ...previousRange, ...change }))}
            onRemove={clear}
          />
        )}
        {images.length > 0 && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3 className="font-semibold">
                {images.length} {images.length === 1 ? 'picture' : 'pictures'}
              </h3>
              <div className="flex gap-2">
                <Button variant="quiet" size="small" onClick={sources.sort}>
                  Sort by name
                </Button>
                <Button variant="quiet" size="small" onClick={clear}>
                  Remove all
                </Button>
              </div>
            </div>
            <div className="max-h-96 overflow-y-auto">
              <SortableList
                label="Pictures in order"
                items={images.map(({ id, name, thumbnail }) => ({
                  id,
                  name,
                  thumbnail: <Thumbnail blob={thumbnail} />,
                }))}
                onMove={sources.move}
                onRemove={remove}
              />
            </div>
          </>
        )}
        <Settings control={control} isVideo={clip !== null} />
      </section>
      <GifOutput gifInput={gifInput} isOpening={openingCount > 0} />
    </div>
  )
}

function Thumbnail({ blob }: { blob: Blob }) {
  const url = useObjectUrl(blob)
  // biome-ignore lint/performance/noImgElement: the visitor's own picture.
  return url && <img src={url} alt="" draggable={false} className="size-full object-cover" />
}
