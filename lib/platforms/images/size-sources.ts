/** Sources of the image sizes. Several agreeing guides supply what LinkedIn, Facebook and X do not publish. */
export const sizeSources = {
  tiktok: {
    label: 'TikTok: media transfer guide',
    url: 'https://developers.tiktok.com/doc/content-posting-api-media-transfer-guide',
  },
  instagram: {
    label: 'Instagram: publishing content',
    url: 'https://developers.facebook.com/docs/instagram-platform/content-publishing',
  },
  youtube: {
    label: 'YouTube Help: custom thumbnails',
    url: 'https://support.google.com/youtube/answer/72431',
  },
  x: { label: 'X: media best practices', url: 'https://docs.x.com/x-api/media/quickstart/best-practices' },
  linkedin: {
    label: 'Ayrshare: LinkedIn media guidelines',
    url: 'https://www.ayrshare.com/docs/media-guidelines/linkedin',
  },
  facebook: { label: 'The Size: Facebook image sizes', url: 'https://thesize.net' },
  pinterest: {
    label: 'Pinterest: product specifications',
    url: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
  },
} as const

export type SizeSourceId = keyof typeof sizeSources
