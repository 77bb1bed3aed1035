/**
 * Platform limits as data. `unit` is how the platform counts: UTF-16 code units, X's weighted characters, bytes, or one of
 * the further ways that `measure.ts` describes.
 * Certainty: A the platform's own page, B several agreeing third parties, C conflicting sources (we take the safe one).
 */
export type Limit = {
  max: number
  unit: 'characters' | 'weighted' | 'bytes' | 'hashtags' | 'graphemes' | 'threads' | 'mastodon'
  certainty: 'A' | 'B' | 'C'
  source: string
  checked: '2026-11'
}

export const limits = {
  tiktokCaption: {
    max: 2200,
    unit: 'characters',
    certainty: 'A',
    source: 'developers.tiktok.com/doc/content-posting-api-reference-direct-post',
    checked: '2026-11',
  },
  tiktokHashtags: {
    max: 5,
    unit: 'hashtags',
    certainty: 'B',
    source: 'netinfluencer.com/?p=37510',
    checked: '2026-11',
  },
  tiktokUsername: {
    max: 24,
    unit: 'characters',
    certainty: 'B',
    source: 'support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-username',
    checked: '2026-11',
  },
  tiktokNickname: {
    max: 30,
    unit: 'characters',
    certainty: 'A',
    source: 'support.tiktok.com/en/getting-started/setting-up-your-profile/changing-your-nickname',
    checked: '2026-11',
  },
  tiktokBio: {
    max: 80,
    unit: 'characters',
    certainty: 'B',
    source: 'typecount.com, napoleoncat.com (no page of TikTok states it)',
    checked: '2026-11',
  },
  tiktokShopName: {
    max: 30,
    unit: 'characters',
    certainty: 'C',
    source: 'seller-vn.tiktok.com/university/essay?knowledge_id=5722414668826385 (older guides: 40)',
    checked: '2026-11',
  },
  instagramCaption: {
    max: 2200,
    unit: 'characters',
    certainty: 'A',
    source: 'developers.facebook.com/docs/instagram-platform/instagram-graph-api/reference/ig-user/media',
    checked: '2026-11',
  },
  instagramHashtags: {
    max: 5,
    unit: 'hashtags',
    certainty: 'A',
    source: 'socialmediatoday.com, quoting @creators, 18 December 2025',
    checked: '2026-11',
  },
  instagramBio: {
    max: 150,
    unit: 'characters',
    certainty: 'A',
    source: 'help.instagram.com/728994388226960',
    checked: '2026-11',
  },
  instagramName: {
    max: 30,
    unit: 'characters',
    certainty: 'C',
    source: 'lazyblink.com (qainsta.com: 64)',
    checked: '2026-11',
  },
  instagramPollAnswer: {
    max: 22,
    unit: 'characters',
    certainty: 'C',
    source: 'qainsta.com/qa/view/how-do-polls-work-on-instagram (no page of Instagram states it)',
    checked: '2026-11',
  },
  youtubeTitle: {
    max: 100,
    unit: 'characters',
    certainty: 'A',
    source: 'support.google.com/youtube/answer/57404',
    checked: '2026-11',
  },
  youtubeDescription: {
    max: 5000,
    unit: 'bytes',
    certainty: 'A',
    source: 'developers.google.com/youtube/v3/docs/videos#snippet.description',
    checked: '2026-11',
  },
  youtubeTags: {
    max: 500,
    unit: 'characters',
    certainty: 'A',
    source: 'developers.google.com/youtube/v3/docs/videos#snippet.tags[]',
    checked: '2026-11',
  },
  youtubeHandle: {
    max: 30,
    unit: 'characters',
    certainty: 'A',
    source: 'support.google.com/youtube/answer/11585688',
    checked: '2026-11',
  },
  youtubeChannelName: {
    max: 50,
    unit: 'characters',
    certainty: 'C',
    source: 'lettercounter.org (others: 100)',
    checked: '2026-11',
  },
  xPost: {
    max: 280,
    unit: 'weighted',
    certainty: 'A',
    source: 'docs.x.com/fundamentals/counting-characters',
    checked: '2026-11',
  },
  xPremiumPost: {
    max: 25_000,
    unit: 'weighted',
    certainty: 'B',
    source: 'developers.buffer.com/guides/character-limits, publer.com',
    checked: '2026-11',
  },
  xBio: {
    max: 160,
    unit: 'characters',
    certainty: 'A',
    source: 'help.x.com/en/managing-your-account/how-to-customize-your-profile',
    checked: '2026-11',
  },
  xName: {
    max: 50,
    unit: 'characters',
    certainty: 'A',
    source: 'help.x.com/en/managing-your-account/how-to-customize-your-profile',
    checked: '2026-11',
  },
} as const satisfies Record<string, Limit>
