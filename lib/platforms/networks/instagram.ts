import type { Network, NetworkDetails, NetworkField } from './network-field'

export const instagramCaption = {
  label: 'Caption',
  max: 2200,
  unit: 'characters',
  certainty: 'A',
  fold: { max: 125, lines: 2, certainty: 'B' },
} as const satisfies NetworkField
export const instagramHashtags: NetworkField = { label: 'Hashtags', max: 5, unit: 'hashtags', certainty: 'A' }
export const instagramUsername: NetworkField = {
  label: 'Username',
  min: 1,
  max: 30,
  unit: 'characters',
  certainty: 'B',
}
export const instagramBio: NetworkField = { label: 'Bio', max: 150, unit: 'characters', certainty: 'A' }
export const instagramName: NetworkField = { label: 'Name', max: 30, unit: 'characters', certainty: 'C' }
export const instagramPollAnswer: NetworkField = { label: 'Poll answer', max: 22, unit: 'characters', certainty: 'C' }

export const instagram = {
  name: 'Instagram',
  fields: [instagramCaption, instagramHashtags, instagramBio],
  utmMedium: 'social',
} as const satisfies Network

export const instagramDetails = {
  sources: {
    Caption: 'developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
    'Caption fold': 'socialswiss.tech, lettercounter.org (Meta doesn’t publish it)',
    Hashtags: 'socialmediatoday.com, quoting @creators, December 18, 2025',
    Username: 'help.instagram.com, qainsta.com',
    Bio: 'help.instagram.com/728994388226960',
    Name: 'lazyblink.com (qainsta.com: 64)',
    'Poll answer': 'qainsta.com/qa/view/how-do-polls-work-on-instagram (Instagram doesn’t publish it)',
    'Alt text': 'help.publer.com, docs.upload-post.com',
  },
  altText: { label: 'Alt text', max: 1000, unit: 'characters', certainty: 'B' },
  caption: instagramCaption,
  shortenTargets: {
    'instagram-bio': ['Instagram bio', instagramBio],
    'instagram-caption': ['Instagram caption', instagramCaption],
  },
} as const satisfies NetworkDetails
