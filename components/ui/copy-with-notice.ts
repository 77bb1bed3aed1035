import { copyText } from '@/components/ui/copy-text'
import { notifyError, notifySuccess } from '@/components/ui/notify'
import { textNotCopied } from '@/lib/errors/sharing'

/** Copies a text and says whether that worked. */
export async function copyWithNotice(text: string) {
  if (await copyText(text)) await notifySuccess('Copied to clipboard!')
  else await notifyError(textNotCopied)
}
