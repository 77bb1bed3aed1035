'use client'

import { Button } from '@/components/ui/button'

/** Loads the address that was meant, with all that stands in it: the page without a connection is shown in its place. */
export function ReloadButton() {
  return (
    <Button variant="primary" className="mt-5 noscript:hidden" onClick={() => location.reload()}>
      Try again
    </Button>
  )
}
