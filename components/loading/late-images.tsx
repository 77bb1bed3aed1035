'use client'

import { useEffect } from 'react'
import { waitForFirstInteraction } from './deferred-import'

/** From the page's start until images of the class `late` load without the visitor's interaction. */
const DELAY_MS = 2_000

/** Shows images of the class `late` (`app/globals.css`), which then load as they come near the screen. */
export function LateImages() {
  useEffect(() => {
    const show = () => {
      document.documentElement.dataset.images = 'shown'
    }
    const timer = setTimeout(show, DELAY_MS)
    waitForFirstInteraction().then(show)
    return () => clearTimeout(timer)
  }, [])
  return null
}
