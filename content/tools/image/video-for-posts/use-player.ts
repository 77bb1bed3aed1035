import { type SyntheticEvent, useRef, useState } from 'react'
import { clamp } from '@/lib/core/numbers'
import type { Clip } from './clips'

/** Plays a clip between its start and end, then again or, if `showNextClip` is given, the next one. */
export function usePlayer({ file, start, end, details }: Clip, isMuted: boolean, showNextClip: (() => void) | null) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const continuesRef = useRef(false)
  const [time, setTime] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const [unplayableFile, setUnplayableFile] = useState<File | null>(null)

  function seek(seconds: number) {
    const video = videoRef.current
    if (!video) return
    video.currentTime = clamp(seconds, 0, details.seconds)
    setTime(video.currentTime)
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
    continuesRef.current = showNextClip !== null
    if (showNextClip) return showNextClip()
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
        seek(Math.max(start, 0.001))
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
