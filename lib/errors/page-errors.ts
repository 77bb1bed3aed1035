/** Title and text are what the page shows; `wire` is what a reply says where that differs. */
export type ErrorRow = { status: number; title: string; text: string; wire?: string }

/** Those rows of `errors` that a page can meet before anything is sent, apart because every tool's page loads them. */
export const pageErrors = {
  empty_prompt: {
    status: 400,
    title: 'Please enter a prompt',
    text: 'Add some details about what you want to generate.',
    wire: 'Please enter a prompt',
  },
  too_long: {
    status: 400,
    title: 'Generation failed',
    text: 'Your text is too long. Shorten it and try again.',
  },
  too_many_names: {
    status: 400,
    title: 'Generation failed',
    text: 'Up to 10 usernames can be checked at once. Take some out and try again.',
  },
  invalid_url: { status: 400, title: 'Invalid URL', text: 'Please enter a valid TikTok URL' },
  daily_limit: {
    status: 429,
    title: 'Usage limit reached',
    text: "You've reached the daily limit for this tool. Try again tomorrow!",
  },
  internal: { status: 500, title: 'Generation failed', text: 'Please try again in a moment.' },
  /** The check's widget broke in the browser; never sent by the server. */
  bot_check_widget: {
    status: 403,
    title: 'Verification failed',
    text: 'Please try the verification again.',
  },
} as const satisfies Record<string, ErrorRow>

/** The text of `too_long` where the limit, in code points, is known. */
export function tooLong(limit: number): string {
  return `Your text is too long. The maximum is ${limit.toLocaleString('en')} characters.`
}
