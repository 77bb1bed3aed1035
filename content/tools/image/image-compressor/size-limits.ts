import { networkLimits } from '@/lib/platforms/images/network-limits'

export const sizeLimits = {
  'youtube-phone': { label: 'YouTube thumbnail, phone upload', ...networkLimits.youtube },
  x: { label: 'X (Twitter) photo', ...networkLimits.x },
  linkedin: { label: 'LinkedIn photo', ...networkLimits.linkedin },
  instagram: { label: 'Instagram, from a scheduling app', ...networkLimits.instagram },
  tiktok: { label: 'TikTok photo post', ...networkLimits.tiktok },
  pinterest: { label: 'Pinterest pin, computer upload', ...networkLimits.pinterest },
} as const
