'use client'

import { Button } from '@/components/ui/button'

/** Reloads the current URL. The offline page is shown under the URL of the requested page. */
export function ReloadButton() {
  return (
    <Button variant="primary" className="mt-5 noscript:hidden" onClick={() => location.reload()}>
      Try again
    </Button>
  )
}
