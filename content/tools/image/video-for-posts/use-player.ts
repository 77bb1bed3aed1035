import { type SyntheticEvent, useRef, useState } from 'react'
import { clamp } from '@/lib/core/numbers'
import type { Clip } from './clips'

/** Plays a clip between its start and end, then again or, if `showNext` is given, the next one. */
export function usePlayer({ id, file, start, end, details }: Clip, isMuted: boolean, showNext: (() => void) | null) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const continuesRef = useRef(false)
  const momentRef = useRef<{ id: string; seconds: number } | null>(null)
  const [time, setTime] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const [unplayableFile, setUnplayableFile] = useState<File | null>(null)

  function seek(seconds: number) {
    const video = videoRef.current
    if (!video) return
    video.currentTime = clamp(seconds, 0, details.seconds)
    setTime(video.currentTime)
  }

  /** Another clip shows its moment once it is open. */
  function pauseAt(clipId: string, seconds: number) {
    momentRef.current = { id: clipId, seconds }
    continuesRef.current = false
    videoRef.current?.pause()
    if (clipId === id) seek(seconds)
    else setTime(seconds)
  }

  function toggle() {
    const video = videoRef.current
    if (!video) return
    if (!video.paused) return video.pause()
    if (video.currentTime < start || video.currentTime >= end - 0.05) video.currentTime = start
    // Rejects when the visitor pauses before the first frame.
    video.play().catch(() => {})
  }

  function finish() {
    continuesRef.current = showNext !== null
    if (showNext) return showNext()
    seek(start)
    videoRef.current?.play().catch(() => {})
  }

  return {
    videoRef,
    time,
    isPlaying,
    /** WebCodecs reads some files that the browser's player does not. */
    canPlay: unplayableFile !== file,
    seek,
    pauseAt,
    toggle,
    videoProps: {
      ref: videoRef,
      muted: isMuted,
      onError: () => setUnplayableFile(file),
      // Safari shows no frame before the first seek.
      onLoadedMetadata: ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
        setUnplayableFile(video.videoWidth === 0 ? file : null)
        if (continuesRef.current) video.play().catch(() => {})
        continuesRef.current = false
        // The previous clip may have been playing.
        setIsPlaying(!video.paused)
        seek(momentRef.current?.id === id ? momentRef.current.seconds : Math.max(start, 0.001))
        momentRef.current = null
      },
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: finish,
      onTimeUpdate: ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
        setTime(video.currentTime)
        if (!video.paused && video.currentTime >= end) finish()
      },
    },
  }
}

export type Player = ReturnType<typeof usePlayer>
