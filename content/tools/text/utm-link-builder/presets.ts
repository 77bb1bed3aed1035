import { mapValues } from '@/lib/core/map-values'
import { collectParts, getShortName, networks } from '@/lib/platforms/networks'

const media = collectParts(networks, 'utmMedium', [
  'instagram',
  'tiktok',
  'youtube',
  'x',
  'facebook',
  'linkedin',
  'pinterest',
])

/** Google Analytics assigns channels by medium: `social`, `email`, and `video` for video sites without ads. */
export const presets: Readonly<Record<string, { label: string; source: string; medium: string }>> = {
  ...mapValues(media, (medium, id) => ({ label: getShortName(id), source: id, medium })),
  reddit: { label: 'Reddit', source: 'reddit', medium: 'social' },
  newsletter: { label: 'Newsletter', source: 'newsletter', medium: 'email' },
  qr: { label: 'Print (QR code)', source: 'print', medium: 'qr' },
}
