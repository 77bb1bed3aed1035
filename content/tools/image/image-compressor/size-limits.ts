import { imageNetworks } from '@/lib/platforms/images/presets'

export const sizeLimits = {
  'youtube-phone': { label: 'YouTube thumbnail, phone upload', ...imageNetworks.youtube.limit },
  x: { label: 'X (Twitter) photo', ...imageNetworks.x.limit },
  linkedin: { label: 'LinkedIn photo', ...imageNetworks.linkedin.limit },
  instagram: { label: 'Instagram, from a scheduling app', ...imageNetworks.instagram.limit },
  tiktok: { label: 'TikTok photo post', ...imageNetworks.tiktok.limit },
  pinterest: { label: 'Pinterest pin, computer upload', ...imageNetworks.pinterest.limit },
} as const
