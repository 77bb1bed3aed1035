import { copyText } from '@/components/ui/copy-text'
import { notifyError, notifySuccess } from '@/components/ui/notify'
import { textNotCopiedNotice } from '@/lib/core/errors/page-notices'

/** Copies a text and shows a notice of the outcome. `suffix` is added to the success message. */
export async function copyWithNotice(text: string, suffix = ''): Promise<boolean> {
  const isCopied = await copyText(text)
  if (isCopied) await notifySuccess(`Copied to clipboard!${suffix}`)
  else await notifyError(textNotCopiedNotice)
  return isCopied
}
