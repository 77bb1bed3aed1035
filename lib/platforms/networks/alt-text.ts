import type { NetworkField } from './network-field'

type AltTextField = NetworkField & { network: string }

const accessibleSocial = 'accessible-social.com/images-and-visuals/platform-image-accessibility'

const createField = (
  network: string,
  max: number,
  certainty: NetworkField['certainty'],
  source: string,
): AltTextField => ({
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
  instagram: createField('Instagram', 1000, 'B', 'help.publer.com, docs.upload-post.com'),
  x: createField('X', 1000, 'B', `${accessibleSocial}, help.publer.com`),
  bluesky: createField('Bluesky', 2000, 'B', accessibleSocial),
  linkedin: createField('LinkedIn', 1000, 'C', `${accessibleSocial} (help.publer.com: 4,086)`),
  pinterest: createField('Pinterest', 500, 'B', `${accessibleSocial}, help.publer.com`),
  tiktok: createField('TikTok', 300, 'B', accessibleSocial),
  mastodon: createField('Mastodon', 1500, 'B', 'help.publer.com, alttextgeneratorai.com'),
  threads: createField('Threads', 1000, 'C', 'alttextgeneratorai.com'),
  facebook: createField('Facebook', 1000, 'C', `our own bound; ${accessibleSocial} knows of a warning above about 100`),
  website: createField('My website', 1000, 'C', 'our own bound; HTML has none'),
} as const satisfies Record<string, AltTextField>

export type AltTextTarget = keyof typeof altTextLimits

/** What guides advise for the alt attribute itself; no standard has the figure (alttextgeneratorai.com, 2026-11). */
export const RECOMMENDED_ALT_TEXT_LENGTH = 125
