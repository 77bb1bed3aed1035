import type { ImageType } from '@/lib/images/image-type'
import type { OutputType } from '@/lib/platforms/images/network-limits'

export function chooseOutputType(inputType: ImageType): OutputType {
  if (inputType === 'jpeg' || inputType === 'png' || inputType === 'webp' || inputType === 'avif') return inputType
  return inputType === 'gif' || inputType === 'ico' || inputType === 'bmp' || inputType === 'svg' ? 'png' : 'jpeg'
}
