import { notifyError } from '@/components/ui/notify'
import { fileNotHandedOver } from '@/lib/core/errors/pictures'
import { handOver } from './hand-over'
import { HANDED_OVER, type NextFilesTool } from './target'

/** Goes to another tool's page with a file, and says where the browser has no room for it. */
export async function passOn({ type, path }: NextFilesTool, name: string, blob: Blob): Promise<void> {
  try {
    await handOver(type, name, blob)
    location.assign(`${path}${HANDED_OVER}`)
  } catch {
    await notifyError(fileNotHandedOver)
  }
}
