import { copyText } from '@/components/ui/copy-text'
import { notifyError, notifySuccess } from '@/components/ui/notify'
import { textNotCopiedNotice } from '@/lib/core/errors/page-notices'

export async function copyWithNotice(text: string, suffix = ''): Promise<boolean> {
  const isCopied = await copyText(text)
  if (isCopied) await notifySuccess(`Copied to clipboard!${suffix}`)
  else await notifyError(textNotCopiedNotice)
  return isCopied
}
