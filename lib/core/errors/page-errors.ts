import { formatCount } from '@/lib/core/format/format-number'

/** The page shows `title` and `text`; `replyText` is the response's wording if it differs. */
export type ErrorDefinition = { status: number; title: string; text: string; replyText?: string }

/** Errors that occur before a request. They have a separate file, because every tool's page loads this file. */
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

export function buildTooLongMessage(limit: number): string {
  return `Your text is too long. The maximum is ${formatCount(limit)} characters.`
}

/** Builds the text for a part whose code failed to load, such as "The player could not be opened. …". */
export function buildNotOpenedMessage(subject = 'This'): string {
  return `${subject} could not be opened. Reload the page and try again.`
}

/** A part of the page failed to load, and a retry cannot help: only a reload gets the new files. */
export const chunkLoadNotice = { title: pageErrors.internal.title, text: buildNotOpenedMessage('Part of this page') }

export const imageStillOpeningNotice = {
  title: 'One moment',
  text: 'Your image is still opening. Try again in a second.',
}
