'use client'

/** Page for an error in a page's code. The button markup is inline, because every page loads this file. */
export default function PageError() {
  return (
    <main id="main" tabIndex={-1} className="mx-auto max-w-7xl px-4 py-20 sm:px-6">
      <h1 className="font-bold text-3xl">This page stopped working</h1>
      <p className="mt-3 max-w-xl text-muted">
        Something on our side broke. What you saved and your earlier results are still in this browser.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <button
          type="button"
          onClick={() => location.reload()}
          className="min-h-12 rounded-lg border border-transparent bg-accent-fill px-6 font-semibold text-on-accent"
        >
          Try again
        </button>
        <a href="/" className="inline-flex min-h-12 items-center px-4 font-semibold underline underline-offset-4">
          Return to Home
        </a>
      </div>
    </main>
  )
}
