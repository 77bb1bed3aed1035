import type { NetworkField } from './field'

type AltText = NetworkField & { network: string }

const accessibleSocial = 'accessible-social.com/images-and-visuals/platform-image-accessibility'

const field = (
  network: string,
  max: number,
  certainty: NetworkField['certainty'],
  source: string,
): AltText => ({
  network,
  label: 'Alt text',
  max,
  unit: 'characters',
  certainty,
  source,
  checked: '2026-11',
})

/** What each network's alt text field takes; where none is known, what we stay within. */
export const altTextLimits = {
  instagram: field('Instagram', 1000, 'B', 'help.publer.com, docs.upload-post.com'),
  x: field('X', 1000, 'B', `${accessibleSocial}, help.publer.com`),
  bluesky: field('Bluesky', 2000, 'B', accessibleSocial),
  linkedin: field('LinkedIn', 1000, 'C', `${accessibleSocial} (help.publer.com: 4,086)`),
  pinterest: field('Pinterest', 500, 'B', `${accessibleSocial}, help.publer.com`),
  tiktok: field('TikTok', 300, 'B', accessibleSocial),
  mastodon: field('Mastodon', 1500, 'B', 'help.publer.com, alttextgeneratorai.com'),
  threads: field('Threads', 1000, 'C', 'alttextgeneratorai.com'),
  facebook: field(
    'Facebook',
    1000,
    'C',
    `our own bound; ${accessibleSocial} knows of a warning above about 100`,
  ),
  website: field('My website', 1000, 'C', 'our own bound; HTML has none'),
} as const satisfies Record<string, AltText>

export type AltTextTarget = keyof typeof altTextLimits

/** What guides advise for the alt attribute itself; no standard has the figure (alttextgeneratorai.com, 2026-11). */
export const SHORT_ALT_TEXT = 125
