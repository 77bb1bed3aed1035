'use client'

import { useState } from 'react'

const logoUrl = '/logo.svg'

export function Logo() {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return null

  function handleError() {
    console.warn(`The logo image could not be loaded: ${logoUrl}`)
    setHasFailed(true)
  }

  return (
    <img
      src={logoUrl}
      alt=""
      width={32}
      height={32}
      // The image is as high as the line, so that a name that wraps below it is hidden.
      className="h-11 object-contain"
      onError={handleError}
      // The error may occur before hydration.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) handleError()
      }}
    />
  )
}
