import { type SyntheticEvent, useRef, useState } from 'react'
import { clamp } from '@/lib/core/numbers'
import type { Clip } from './clips'

/** Plays a clip between its start and end, in a loop. */
export function usePlayer({ start, end, details }: Clip, isMuted: boolean) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const [time, setTime] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)

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

  return {
    videoRef,
    time,
    isPlaying,
    seek,
    toggle,
    videoProps: {
      ref: videoRef,
      muted: isMuted,
      // Safari shows no frame before the first seek.
      onLoadedMetadata: ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
        // The previous clip may have been playing.
        setIsPlaying(!video.paused)
        seek(Math.max(start, 0.001))
      },
      onPlay: () => setIsPlaying(true),
      onPause: () => setIsPlaying(false),
      onEnded: toggle,
      onTimeUpdate: ({ currentTarget: video }: SyntheticEvent<HTMLVideoElement>) => {
        setTime(video.currentTime)
        if (!video.paused && video.currentTime >= end) video.currentTime = start
      },
    },
  }
}

export type Player = ReturnType<typeof usePlayer>
