'use client'

import { Button } from '@/components/ui/button'

/** Shown in place of a page whose code broke. What was typed is lost with it, so it says only what still works. */
export default function PageError() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-7xl px-4 py-20 sm:px-6">
      <h1 className="font-bold text-3xl">This page stopped working</h1>
      <p className="mt-3 max-w-xl text-muted">
        Something on our side broke. What you saved and your earlier results are still in this browser.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button look="primary" size="large" onClick={() => location.reload()}>
          Try again
        </Button>
        <a
          href="/"
          className="inline-flex min-h-12 items-center px-4 font-semibold underline underline-offset-4"
        >
          Return to Home
        </a>
      </div>
    </main>
  )
}
