import { lazy, Suspense, useState } from 'react'
import { FileErrors } from '@/components/editor/file-errors'
import { DropBox } from '@/components/files/drop-box'
import { type SettingsControl, SettingsForm, useSettings } from '@/components/files/file-settings'
import { useIncomingFiles } from '@/components/files/receive-files'
import { getInputName } from '@/components/form/form-elements'
import { importWithRetry } from '@/components/loading/deferred-import'
import { BytesSent } from '@/components/ui/bytes-sent'
import { keepFocus } from '@/components/ui/keep-focus'
import { fields, type GifSettings, toolInfo } from './form'
import { ClipCard, SpeedField } from './gif-fields'
import { GifOutput } from './gif-output'
import { useSources } from './use-sources'
import { type ClipRange, clampRange, MAX_SECONDS } from './video-frames'

const [msField, videoMsField, ...otherFields] = fields

const setFrameMs = ({ fillSettings, readCurrentSettings }: SettingsControl, name: 'ms' | 'videoMs', value: number) =>
  fillSettings({ ...readCurrentSettings(), [name]: Math.round(value) })

type OptionsProps = { control: SettingsControl; isVideo: boolean; onFrameMsChange: () => void }

function GifOptions({ control, isVideo, onFrameMsChange }: OptionsProps) {
  const speedName = isVideo ? 'videoMs' : 'ms'
  return (
    <SettingsForm fields={otherFields} control={control} visibleFieldCount={5}>
      {[msField, videoMsField].map(({ name, default: defaultValue }) => (
        <input key={name} hidden name={getInputName(name)} defaultValue={defaultValue} />
      ))}
      <SpeedField
        key={speedName}
        isVideo={isVideo}
        frameMs={Number(control.settings[speedName])}
        onFrameMsChange={(ms) => {
          setFrameMs(control, speedName, ms)
          onFrameMsChange()
        }}
      />
    </SettingsForm>
  )
}

const FrameList = lazy(importWithRetry(() => import('./frame-list')))

const fullRange: ClipRange = { from: 0, seconds: MAX_SECONDS }

export default function GifMaker() {
  const control = useSettings(toolInfo)
  const sources = useSources((stills) => {
    const times = stills.flatMap(({ ms }) => ms ?? [])
    if (times.length > 0) setFrameMs(control, 'ms', times.reduce((sum, ms) => sum + ms) / times.length)
  })
  const [range, setRange] = useState(fullRange)
  const { images, clip, openingCount, addFiles } = sources
  const { isDraggedOver } = useIncomingFiles(addFiles, toolInfo.type)

  function clear() {
    keepFocus(sources.clear)
    setRange(fullRange)
  }

  function remove(id: string) {
    if (images.length === 1) clear()
    else sources.remove(id)
  }

  const gifInput = {
    settings: control.settings as GifSettings,
    images,
    clip,
    range: clip ? clampRange(clip, range) : fullRange,
  }
  return (
    <div className="flex flex-col gap-6 lg:grid lg:box-columns lg:gap-10">
      <section aria-label="Files and options" className="grid grid-cols-1 content-start gap-4">
        <DropBox
          dropzoneLabel="Drop photos, a GIF or a video anywhere"
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
        <Suspense>
          {images.length > 0 && (
            <FrameList
              sources={sources}
              defaultFrameMs={Number(control.settings.ms)}
              onRemove={remove}
              onClear={clear}
            />
          )}
        </Suspense>
        <GifOptions control={control} isVideo={clip !== null} onFrameMsChange={() => sources.setTime(null)} />
      </section>
      <GifOutput gifInput={gifInput} isOpening={openingCount > 0} />
    </div>
  )
}
