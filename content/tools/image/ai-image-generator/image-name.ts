import type { Size } from '@/lib/core/geometry/sizes'
import { foldText } from '@/lib/core/strings/normalize-unicode'

const extensions: Readonly<Record<string, string>> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' }

type ImageNameInput = { prompt: string; size: Size; type: string; suffix?: string }

/** Builds a file name from the prompt and the size: `red-kite-over-the-sea-1080x1350.png`. */
export function buildImageName({ prompt, size, type, suffix }: ImageNameInput): string {
  const words = foldText(prompt).match(/[\p{L}\p{N}]+/gu)
  const subject = (words ?? []).slice(0, 6).join('-').slice(0, 48).replace(/-$/, '')
  const parts = [subject || 'image', `${size.width}x${size.height}`, suffix].filter(Boolean)
  return `${parts.join('-')}.${extensions[type] ?? 'png'}`
}
