'use client'

import PageError from './error'
import './globals.css'

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
