/** Stickers by viewer effort, lowest first: a tap, a drag, a choice, words, an image. */
export const stickers = {
  none: { label: 'No sticker' },
  slider: { label: 'Emoji slider' },
  poll: { label: 'Poll' },
  quiz: { label: 'Quiz' },
  countdown: { label: 'Countdown' },
  link: { label: 'Link' },
  question: { label: 'Question' },
  'add-yours': { label: 'Add Yours' },
} as const

export type StickerId = keyof typeof stickers

export const stickerIds = Object.keys(stickers) as [StickerId, ...StickerId[]]
