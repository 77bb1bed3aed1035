'use client'

import { useState } from 'react'

const source = '/logo.svg'

/** The logo picture. It goes away when it cannot be loaded; the name beside it stays. */
export function Logo() {
  const [failed, setFailed] = useState(false)
  if (failed) return null

  function fail() {
    console.warn(`The logo image could not be loaded: ${source}`)
    setFailed(true)
  }

  return (
    // biome-ignore lint/performance/noImgElement: an SVG gains nothing from next/image and pays for its script.
    <img
      src={source}
      alt=""
      width={32}
      height={32}
      // As high as its line, below which the name goes out of sight.
      className="h-11 object-contain"
      onError={fail}
      // The error may have happened before this ran.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) fail()
      }}
    />
  )
}
