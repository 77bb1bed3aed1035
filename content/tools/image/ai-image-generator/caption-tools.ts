type CaptionTool = { path: string; label: string }

const instagram = {
  path: '/social-media-tools/instagram/caption-generator',
  label: 'Write the caption',
} as const satisfies CaptionTool

/** The tool that writes the words beside a picture, by network; Instagram's for the others. */
export const captionTools: Readonly<Record<string, CaptionTool>> & { instagram: CaptionTool } = {
  instagram,
  tiktok: { path: '/tiktok/tiktok-caption-generator', label: 'Write the caption' },
  youtube: { path: '/social-media-tools/youtube/title-generator', label: 'Write the title' },
  x: { path: '/social-media-tools/twitter/tweet-generator', label: 'Write the post' },
}
