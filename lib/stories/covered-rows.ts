/**
 * Shares of a story's height that the app covers, in percent: bars and name above, the answer box below. Meta's ads guide for
 * Stories asks to leave 250 of 1,920 pixels free above and 340 below; social-0.com (March 2026) says 250 each. Read 2026-11.
 */
export const coveredRows = { top: 14, bottom: 20 } as const
