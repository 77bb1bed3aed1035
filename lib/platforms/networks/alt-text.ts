import type { NetworkField } from './network-field'

type AltTextField = NetworkField & { network: string }

const accessibleSocialUrl = 'accessible-social.com/images-and-visuals/platform-image-accessibility'

const createAltTextField = (
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
  checkedMonth: '2026-11',
})

/** Limits of each network's alt text field; where none is known, a safe value. */
export const altTextLimits = {
  instagram: createAltTextField('Instagram', 1000, 'B', 'help.publer.com, docs.upload-post.com'),
  x: createAltTextField('X', 1000, 'B', `${accessibleSocialUrl}, help.publer.com`),
  bluesky: createAltTextField('Bluesky', 2000, 'B', accessibleSocialUrl),
  linkedin: createAltTextField('LinkedIn', 1000, 'C', `${accessibleSocialUrl} (help.publer.com: 4,086)`),
  pinterest: createAltTextField('Pinterest', 500, 'B', `${accessibleSocialUrl}, help.publer.com`),
  tiktok: createAltTextField('TikTok', 300, 'B', accessibleSocialUrl),
  mastodon: createAltTextField('Mastodon', 1500, 'B', 'help.publer.com, alttextgeneratorai.com'),
  threads: createAltTextField('Threads', 1000, 'C', 'alttextgeneratorai.com'),
  facebook: createAltTextField(
    'Facebook',
    1000,
    'C',
    `our own bound; ${accessibleSocialUrl} knows of a warning above about 100`,
  ),
  website: createAltTextField('My website', 1000, 'C', 'our own bound; HTML has none'),
} as const satisfies Record<string, AltTextField>

/** Guides' advice for the alt attribute; no standard has a limit (alttextgeneratorai.com, 2026-11). */
export const RECOMMENDED_ALT_TEXT_LENGTH = 125
