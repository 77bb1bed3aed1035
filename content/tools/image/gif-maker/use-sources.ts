import { useEffect, useRef, useState } from 'react'
import type { FileFault } from '@/components/editor/editor'
import { pictureFaults } from '@/lib/core/errors/picture-faults'
import { randomId } from '@/lib/core/random-id'
import { createAsker } from '@/lib/images/worker/ask-worker'
import type { Looked, Still } from './job'
import { inOrderOfNames, leftOut, MOST_PICTURES } from './sequence'
import { type Clip, isVideo, openClip } from './video-frames'

/** `of` is the name of the file that it was in. */
export type Picture = Still & { id: string; name: string; of: string }

export type Sources = { pictures: readonly Picture[]; clip: Clip | null }

const none: Sources = { pictures: [], clip: null }

const mixed = 'A GIF is made of pictures or of one video. Take away what is here first.'

const look = createAsker<{ file: File; most: number }, Looked>(
  () => new Worker(new URL('./look-worker.ts', import.meta.url), { type: 'module' }),
)

/** What a GIF is made of: pictures in an order, or one video. What cannot be opened says why. */
export function useSources(onSpeed: (ms: number) => void) {
  const [sources, setSources] = useState(none)
  const [opening, setOpening] = useState(0)
  const [faults, setFaults] = useState<readonly FileFault[]>([])
  // Files are opened one after the other, long after the render that took them.
  const latest = useRef(none)
  const turn = useRef(Promise.resolve())
  const going = useRef(new AbortController())
  useEffect(() => {
    if (going.current.signal.aborted) going.current = new AbortController()
    return () => going.current.abort()
  }, [])

  const fail = (name: string, text: string) => setFaults((before) => [...before, { name, text }])

  function set(next: Sources) {
    latest.current = next
    setSources(next)
  }

  function add(files: readonly File[]) {
    setFaults([])
    setOpening((count) => count + files.length)
    const { signal } = going.current
    turn.current = turn.current.then(() => openAll(files, signal))
  }

  async function openAll(files: readonly File[], signal: AbortSignal) {
    for (const [at, file] of files.entries()) {
      const left = files.length - at
      const isFull = latest.current.pictures.length >= MOST_PICTURES
      if (isFull || signal.aborted) {
        if (!signal.aborted) fail('', leftOut(left))
        return setOpening((count) => count - left)
      }
      await open(file, signal).catch((error: Error) => signal.aborted || fail(file.name, error.message))
      setOpening((count) => count - 1)
    }
  }

  async function open(file: File, signal: AbortSignal) {
    if (isVideo(file)) {
      const clip = await openClip(file)
      signal.throwIfAborted()
      const isFirst = !latest.current.clip && latest.current.pictures.length === 0
      return isFirst ? set({ ...none, clip }) : fail(file.name, mixed)
    }
    const looked = await look({ file, most: MOST_PICTURES }, { signal })
    // Only a picture could take the video's place.
    if (latest.current.clip) return fail(file.name, mixed)
    const { stills, ms, more, isFirstOnly } = looked
    const { pictures } = latest.current
    const taken = stills.slice(0, MOST_PICTURES - pictures.length)
    const left = more + stills.length - taken.length
    if (left > 0) fail(file.name, leftOut(left))
    if (isFirstOnly) fail(file.name, pictureFaults.first_frame_only())
    if (ms !== null && pictures.length === 0) onSpeed(ms)
    set({ ...none, pictures: [...pictures, ...taken.map(named)] })

    function named(still: Still, index: number): Picture {
      const name = stills.length > 1 ? `${file.name}, frame ${index + 1}` : file.name
      return { ...still, id: randomId(), name, of: file.name }
    }
  }

  const change = (next: (pictures: readonly Picture[]) => readonly Picture[]) =>
    set({ ...latest.current, pictures: next(latest.current.pictures) })

  return {
    ...sources,
    opening,
    faults,
    add,
    clearFaults: () => setFaults([]),
    /** Takes all away, what is still being opened too. */
    clear() {
      going.current.abort()
      going.current = new AbortController()
      set(none)
    },
    remove: (id: string) => change((pictures) => pictures.filter((one) => one.id !== id)),
    move: (from: number, to: number) =>
      change((pictures) => pictures.toSpliced(from, 1).toSpliced(to, 0, pictures[from] as Picture)),
    sort: () => change(inOrderOfNames),
  }
}
