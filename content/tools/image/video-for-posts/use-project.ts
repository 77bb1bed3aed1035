import { useRef, useState } from 'react'
import type { FileError } from '@/components/editor/editor'
import { moveItem, updateItem } from '@/components/editor/scene-items'
import { useUnsavedFilesWarning } from '@/components/files/unsaved-files'
import { importWithRetry } from '@/components/loading/deferred-import'
import { createRandomId } from '@/lib/core/random-id'
import type { Logo } from '@/lib/images/open/open-logo'
import type { VideoJob, VideoResult } from '@/lib/video/video-job'
import type { Captions } from './captions'
import { type Clip, MAX_CLIPS } from './clips'

const tooManyClipsMessage = `You can join up to ${MAX_CLIPS} clips. Remove one first.`

const loadOpenClip = importWithRetry(() => import('./open-clip'))

export type FinishedVideo = { result: VideoResult; job: VideoJob; name: string; key: string }

/**
 * The visitor's clips in their order, the captions, the logo and the latest video. Files open one after another; one
 * that fails leaves the others.
 */
export function useProject() {
  const [clips, setClips] = useState<readonly Clip[]>([])
  const [selectedId, setSelectedId] = useState('')
  const [captions, setCaptions] = useState<Captions>({ text: '', timeline: [] })
  const [logo, setLogo] = useState<Logo | null>(null)
  const [finishedVideo, setFinishedVideo] = useState<FinishedVideo | null>(null)
  const unsavedFiles = finishedVideo ? [finishedVideo.result] : clips
  useUnsavedFilesWarning(unsavedFiles.map(({ file }) => ({ blob: file })))
  const [openingCount, setOpeningCount] = useState(0)
  const [fileErrors, setFileErrors] = useState<readonly FileError[]>([])
  const queueRef = useRef(Promise.resolve())
  /** The latest clips, for files that wait until others are open. */
  const clipsRef = useRef(clips)

  const addFileError = (name: string, message: string) => setFileErrors((current) => [...current, { name, message }])

  function update(change: (current: readonly Clip[]) => readonly Clip[]) {
    clipsRef.current = change(clipsRef.current)
    setClips(clipsRef.current)
  }

  function addFiles(files: readonly File[]) {
    setFileErrors([])
    setOpeningCount((count) => count + files.length)
    for (const file of files) queueRef.current = queueRef.current.then(() => addFile(file))
  }

  async function addFile(file: File) {
    try {
      if (clipsRef.current.length >= MAX_CLIPS) throw new Error(tooManyClipsMessage)
      const { openClip } = await loadOpenClip()
      const clip = await openClip(file)
      update((current) => [...current, clip])
    } catch (error) {
      addFileError(file.name, (error as Error).message)
    } finally {
      setOpeningCount((count) => count - 1)
    }
  }

  return {
    clips,
    selectedClip: clips.find(({ id }) => id === selectedId) ?? clips[0],
    captions,
    logo,
    finishedVideo,
    openingCount,
    fileErrors,
    addFiles,
    addFileError,
    setCaptions,
    setLogo,
    setFinishedVideo,
    remove: (id: string) => update((current) => current.filter((clip) => clip.id !== id)),
    select: setSelectedId,
    clearFileErrors: () => setFileErrors([]),
    move: (fromIndex: number, toIndex: number) => update((current) => moveItem(current, fromIndex, toIndex)),
    change: (id: string, change: (clip: Clip) => Clip) => update((current) => updateItem(current, id, change)),
    repeat(clip: Clip) {
      if (clips.length + openingCount >= MAX_CLIPS) return addFileError(clip.file.name, tooManyClipsMessage)
      update((current) => current.flatMap((one) => (one === clip ? [one, { ...one, id: createRandomId() }] : [one])))
    },
  }
}

export type Project = ReturnType<typeof useProject>
