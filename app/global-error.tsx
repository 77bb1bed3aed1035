'use client'

import PageError from './error'
import './globals.css'

/** Error page for a failure in the root layout. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>This page stopped working</title>
        <PageError />
      </body>
    </html>
  )
}
