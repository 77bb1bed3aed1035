import { useEffect, useEffectEvent, useId, useMemo } from 'react'
import { FileButton } from '@/components/files/drop-box'
import { useSettings } from '@/components/files/file-settings'
import SortableList from '@/components/files/sortable-list'
import { getInputName } from '@/components/form/form-elements'
import { ConditionalInput } from '@/components/form/option-input'
import { Button } from '@/components/ui/button'
import { keepFocus } from '@/components/ui/keep-focus'
import { isFieldActive } from '@/lib/tool/form-values'
import { getTotalSeconds, type VideoJob } from '@/lib/video/video-job'
import { CaptionPanel } from './caption-panel'
import { buildCaptionSettings, buildWatermark, findHiddenCaption, getSafeMargins, parseCaptions } from './captions'
import { CheckedField, ClipControls } from './clip-controls'
import {
  acceptedTypes,
  buildParts,
  type Clip,
  createJobKey,
  describeLengthProblem,
  describeShapeProblem,
  describeSizeProblem,
  formatLength,
  getAspectRatio,
  getFrame,
  getMaxBytes,
  getOffset,
  getOutputSize,
  isOneFile,
} from './clips'
import { Frames } from './filmstrip'
import { captionFields, fields, toolInfo, type VideoSettings } from './form'
import { PreviewStage } from './preview-stage'
import { RenderOutput } from './render-output'
import { ResultCard } from './result-card'
import { usePlayer } from './use-player'
import type { Project } from './use-project'
import { WatermarkPanel } from './watermark-panel'

/** Shows the finished video even when its clips are removed. */
export default function VideoEditor({ project }: { project: Project }) {
  const { selectedClip, finishedVideo } = project
  if (selectedClip) return <ClipEditor project={project} clip={selectedClip} />
  return finishedVideo && <ResultCard video={finishedVideo} />
}

function ClipEditor({ project, clip }: { project: Project; clip: Clip }) {
  const id = useId()
  const control = useSettings(toolInfo)
  const { clips, logo, finishedVideo } = project
  const settings = useMemo(() => chooseFit(clips, control.settings as VideoSettings), [clips, control.settings])
  const [firstClip = clip] = clips
  const nextClip = clips[clips.indexOf(clip) + 1] ?? firstClip
  const player = usePlayer(clip, settings.isMuted, nextClip === clip ? null : () => project.select(nextClip.id))
  const captions = useMemo(() => parseCaptions(project.captions, clips), [project.captions, clips])
  const aspectRatio = getAspectRatio(firstClip, settings.shape)
  const { width, height } = getOutputSize(firstClip, settings)
  // The same object until the size changes: checking it again would hide its problem for a moment.
  const size = useMemo(() => ({ width, height }), [width, height])
  const overlay = useMemo(() => {
    const watermark = buildWatermark(settings, logo?.blob ?? null)
    return { captions: buildCaptionSettings(captions, settings), watermark, size }
  }, [captions, settings, logo, size])
  const job = useMemo<VideoJob>(() => {
    const { isMuted, fit } = settings
    return { parts: buildParts(clips, aspectRatio, fit), isMuted, maxBytes: getMaxBytes(settings), ...overlay }
  }, [clips, aspectRatio, settings, overlay])
  const jobKey = useMemo(() => createJobKey(job, logo), [job, logo])
  const offset = getOffset(clips, clip)
  const showCaption = useEffectEvent(() => {
    // The place of a cue whose text is being replaced counts, too.
    const time = player.isPlaying ? null : findHiddenCaption(captions.places, clips, clip, player.time)
    if (time !== null) player.seek(time)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes of the captions must be visible.
  useEffect(() => showCaption(), [project.captions.text, ...captionFields.map(({ name }) => settings[name])])
  function showMoment(time: number) {
    const shownClip = clips.findLast((one) => one.start + getOffset(clips, one) <= time) ?? clip
    project.select(shownClip.id)
    player.pauseAt(shownClip.id, time - getOffset(clips, shownClip))
  }
  const changeClip = (change: (clip: Clip) => Clip) => project.change(clip.id, change)
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-8">
      <section
        aria-label="Preview and trim"
        className="contents grid-cols-1 gap-4 lg:sticky lg:top-20 lg:grid lg:content-start lg:self-start"
      >
        <PreviewStage
          clip={clip}
          player={player}
          frame={getFrame(clip, aspectRatio, settings.fit)}
          aspectRatio={aspectRatio}
          // The finished video needs the screen of a phone.
          isSticky={finishedVideo?.key !== jobKey}
          margins={getSafeMargins(settings)}
          overlay={{ settings: overlay, offset }}
          onCenterChange={(center) => changeClip((current) => ({ ...current, center }))}
        />
        <p role="status" className="text-caution text-sm empty:hidden">
          {!player.canPlay && 'Your browser can’t play this clip here, but you can still export it.'}
        </p>
        <ClipControls clip={clip} player={player} onChange={changeClip} onRepeat={() => project.repeat(clip)} />
        <ClipList project={project} />
      </section>
      <section aria-label="Options and result" className="flex min-w-0 flex-col gap-4">
        <form
          ref={control.formRef}
          aria-label="Options"
          className="mb-2 grid gap-6"
          onChange={control.syncFromForm}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="@container">
            <div className="grid gap-4 @md:grid-cols-2">
              {fields.map((field) =>
                field.name === 'megabytes' ? (
                  <div key={field.name} className="contents" hidden={!isFieldActive(field, settings)}>
                    <CheckedField
                      label={field.label}
                      name={getInputName(field.name)}
                      inputMode="decimal"
                      maxLength={field.maxLength}
                      value={settings.megabytes}
                      problem={describeSizeProblem(job.maxBytes)}
                      onValueChange={control.syncFromForm}
                    />
                  </div>
                ) : (
                  <ConditionalInput key={field.name} field={field} idPrefix={id} parameters={settings} />
                ),
              )}
            </div>
          </div>
          <CaptionPanel
            clips={clips}
            captions={project.captions}
            parsed={captions}
            time={player.time + offset}
            onMomentShow={showMoment}
            control={control}
            onChange={project.setCaptions}
            onError={project.addFileError}
          />
          <WatermarkPanel control={control} logoState={project} />
        </form>
        <RenderOutput
          project={project}
          job={job}
          jobKey={jobKey}
          name={isOneFile(clips) ? clip.file.name : 'joined-video.mp4'}
          notes={listNotes(clips, settings)}
        />
      </section>
    </div>
  )
}

/** A duplicated clip has the same note. */
export function listNotes(clips: readonly Clip[], settings: VideoSettings): string[] {
  const notes = [
    describeLengthProblem(getTotalSeconds(clips), settings),
    clips[0] && describeShapeProblem(clips[0], settings),
    clips.some(({ details }) => details.hasLocation) && 'Your file says where it was filmed. The new one won’t.',
    ...clips
      .filter(({ details }) => details.unreadableSound)
      .map(
        ({ file, details }) =>
          `${file.name} will be silent, because your browser can’t read its ${details.unreadableSound} audio.`,
      ),
    clips.some(({ details }) => details.isHdr) && 'HDR clips come out in standard color.',
    settings.shape === 'source' &&
      clips.some((clip) => getCropShare(clips, clip, settings) > 0.01) &&
      '“Original” uses clip 1’s shape for the whole video.',
    settings.fit === 'crop' && describeCrop(clips, settings),
  ]
  return [...new Set(notes)].filter((note) => typeof note === 'string')
}

/** Unless the visitor chose, clips are cropped, except next to one of a clearly different shape. */
export function chooseFit(clips: readonly Clip[], settings: VideoSettings): VideoSettings {
  if (settings.fit !== 'auto') return settings
  const isMixed = clips.some((clip) => getCropShare(clips, clip, { shape: 'source' }) > 1 / 3)
  return { ...settings, fit: isMixed ? 'blur' : 'crop' }
}

/** Returns which share of a clip’s picture is outside the shape. */
function getCropShare([firstClip]: readonly Clip[], clip: Clip, { shape }: Pick<VideoSettings, 'shape'>): number {
  const { width, height } = getFrame({ ...clip, zoom: 1 }, getAspectRatio(firstClip ?? clip, shape), 'crop')
  return 1 - width * height
}

function describeCrop(clips: readonly Clip[], settings: VideoSettings) {
  const names = clips.flatMap((clip, index) =>
    getCropShare(clips, clip, settings) > 1 / 3 ? [clips.length === 1 ? 'your clip' : `clip ${index + 1}`] : [],
  )
  return (
    names.length > 0 &&
    `Cropping cuts more than a third off ${new Intl.ListFormat('en').format(names)}. To show it all, choose “Fit with blurred edges.”`
  )
}

function ClipList({ project: { clips, selectedClip, select, move, remove, addFiles } }: { project: Project }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      {clips.length > 1 && (
        <SortableList
          label="Clips in order"
          items={clips.map((clip) => ({
            id: clip.id,
            name: clip.file.name,
            thumbnail: (
              <button
                type="button"
                aria-pressed={clip === selectedClip}
                onClick={() => select(clip.id)}
                aria-label={`${clip.file.name}, ${formatLength(clip.end - clip.start)}`}
                className="size-full"
              >
                <Frames clip={clip} count={1} />
              </button>
            ),
            footer: (
              <p
                className={`rounded-lg px-1 text-center text-xs ${clip === selectedClip ? 'bg-accent-fill text-on-accent' : ''}`}
              >
                <span className="block truncate">{clip.file.name}</span>
                {formatLength(clip.end - clip.start)}
              </p>
            ),
          }))}
          onMove={move}
          // The list is gone when one clip is left.
          onRemove={(id) => (clips.length > 2 ? remove(id) : keepFocus(() => remove(id)))}
        />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <FileButton label="Add clips" size="medium" accept={acceptedTypes} onFilesAdd={addFiles} />
        {clips.length === 1 && selectedClip && (
          <>
            <p className="min-w-0 flex-1 break-words text-sm">{selectedClip.file.name}</p>
            <Button variant="quiet" onClick={() => keepFocus(() => remove(selectedClip.id))}>
              Remove
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
