import { Button } from '@/components/ui/button'
import { copyWithNotice } from '@/components/ui/copy-with-notice'
import { clearErrors, notifyError } from '@/components/ui/notify'
import { pageErrors } from '@/lib/core/errors/page-errors'

type Props = {
  /** Null while nothing is described. */
  prompt: string | null
  onEmpty: () => void
}

/** In the place of the button, where the site has no model that draws: as high as what stood there. */
export function CopyPromptButton({ prompt, onEmpty }: Props) {
  function copyPrompt() {
    clearErrors()
    if (prompt !== null) return copyWithNotice(prompt)
    onEmpty()
    return notifyError(pageErrors.empty_prompt)
  }

  return (
    <div className="mt-3 flex max-sm:min-h-24 flex-wrap content-start items-center gap-x-4 gap-y-2">
      <Button variant="primary" size="large" className="w-full sm:w-auto sm:min-w-48" onClick={copyPrompt}>
        Copy finished prompt
      </Button>
      <p className="grow basis-44 text-sm">
        <strong>This site has no image model.</strong> Paste it into one you use.
      </p>
    </div>
  )
}
