import type { NetworkField } from './network-field'

export const instagramCaption = {
  label: 'Caption',
  max: 2200,
  unit: 'characters',
  certainty: 'A',
  source: 'developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
  checkedMonth: '2026-11',
  fold: {
    max: 125,
    lines: 2,
    certainty: 'B',
    source: 'socialswiss.tech, lettercounter.org (no page of Meta’s states it)',
  },
} as const satisfies NetworkField

export const instagramHashtags = {
  label: 'Hashtags',
  max: 5,
  unit: 'hashtags',
  certainty: 'A',
  source: 'socialmediatoday.com, quoting @creators, 18 December 2025',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const instagramUsername = {
  label: 'Username',
  min: 1,
  max: 30,
  unit: 'characters',
  certainty: 'B',
  source: 'help.instagram.com, qainsta.com',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const instagramBio = {
  label: 'Bio',
  max: 150,
  unit: 'characters',
  certainty: 'A',
  source: 'help.instagram.com/728994388226960',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const instagramName = {
  label: 'Name',
  max: 30,
  unit: 'characters',
  certainty: 'C',
  source: 'lazyblink.com (qainsta.com: 64)',
  checkedMonth: '2026-11',
} as const satisfies NetworkField

export const instagramPollAnswer = {
  label: 'Poll answer',
  max: 22,
  unit: 'characters',
  certainty: 'C',
  source: 'qainsta.com/qa/view/how-do-polls-work-on-instagram (no page of Instagram states it)',
  checkedMonth: '2026-11',
} as const satisfies NetworkField
