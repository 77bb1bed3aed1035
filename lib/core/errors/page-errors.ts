import { formatCount } from '@/lib/core/format/format-count'

/** Title and text are what the page shows; `replyText` is what a reply says where that differs. */
export type ErrorDefinition = { status: number; title: string; text: string; replyText?: string }

/** Those rows of the catalogue that a page can meet before anything is sent, apart because every tool's page loads them. */
export const pageErrors = {
  empty_prompt: {
    status: 400,
    title: 'Please enter a prompt',
    text: 'Add some details about what you want to generate.',
    replyText: 'Please enter a prompt',
  },
  invalid_url: { status: 400, title: 'Invalid URL', text: 'Please enter a valid TikTok URL' },
  daily_limit: {
    status: 429,
    title: 'Usage limit reached',
    text: "You've reached the daily limit for this tool. Try again tomorrow!",
  },
  internal: { status: 500, title: 'Generation failed', text: 'Please try again in a moment.' },
} as const satisfies Record<string, ErrorDefinition>

/** The text of the catalogue's `too_long` where the limit, in code points, is known. */
export function buildTooLongMessage(limit: number): string {
  return `Your text is too long. The maximum is ${formatCount(limit)} characters.`
}

/** What stands in the place of a part whose code did not come: "The player could not be opened. …" */
export function buildNotOpenedMessage(subject = 'This'): string {
  return `${subject} could not be opened. Reload the page and try again.`
}

export const imageStillOpeningNotice = {
  title: 'One moment',
  text: 'Your picture is still being opened. Try again in a second.',
}
