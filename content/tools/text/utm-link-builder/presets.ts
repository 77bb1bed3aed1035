/**
 * Values of `utm_source` and `utm_medium` for each place. Google Analytics assigns channels by medium: `social` and
 * `email` are default channels, and `video` is for visits from video sites without ads.
 */
export const presets: Readonly<Record<string, { label: string; source: string; medium: string }>> = {
  instagram: { label: 'Instagram', source: 'instagram', medium: 'social' },
  tiktok: { label: 'TikTok', source: 'tiktok', medium: 'social' },
  youtube: { label: 'YouTube', source: 'youtube', medium: 'video' },
  x: { label: 'X', source: 'x', medium: 'social' },
  facebook: { label: 'Facebook', source: 'facebook', medium: 'social' },
  linkedin: { label: 'LinkedIn', source: 'linkedin', medium: 'social' },
  pinterest: { label: 'Pinterest', source: 'pinterest', medium: 'social' },
  threads: { label: 'Threads', source: 'threads', medium: 'social' },
  bluesky: { label: 'Bluesky', source: 'bluesky', medium: 'social' },
  reddit: { label: 'Reddit', source: 'reddit', medium: 'social' },
  newsletter: { label: 'Newsletter', source: 'newsletter', medium: 'email' },
  qr: { label: 'Print (QR code)', source: 'print', medium: 'qr' },
}
