import { copyText } from '@/components/ui/copy-text'
import { notifyError, notifySuccess } from '@/components/ui/notify'
import { textNotCopied } from '@/lib/core/errors/copy-and-save'

/** Copies a text and says whether that worked; `more` is said after it. */
export async function copyWithNotice(text: string, more = ''): Promise<boolean> {
  const copied = await copyText(text)
  if (copied) await notifySuccess(`Copied to clipboard!${more}`)
  else await notifyError(textNotCopied)
  return copied
}
