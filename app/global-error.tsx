'use client'

import './globals.css'

/** Error page for a failure in the root layout. Uses no other site components. */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <main className="mx-auto max-w-xl px-4 py-20">
          <h1 className="font-bold text-3xl">Something went wrong</h1>
          <p className="mt-3 text-muted">The site could not show this page. Please try again in a moment.</p>
          <p className="mt-8 flex gap-6">
            <button
              type="button"
              onClick={() => location.reload()}
              className="min-h-11 font-semibold underline underline-offset-4"
            >
              Try again
            </button>
            <a href="/" className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
              Return to Home
            </a>
          </p>
        </main>
      </body>
    </html>
  )
}
