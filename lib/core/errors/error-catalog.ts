import { type ErrorDefinition, pageErrors } from './page-errors'
import { tooManyNamesError } from './too-many-names'

const buildFailure = (text: string, status = 422) => ({ status, title: 'Generation failed', text })
const buildMissingFeature = (text: string) => ({ status: 501, title: 'Feature Currently Unavailable', text })
const buildCheckFailure = (text: string) => ({ status: 403, title: 'Verification failed', text })

/**
 * The response's `error` is `replyText` if set, else `text`. Rows of the specification's catalog have its exact
 * wording. Rows that a page needs before a request are in separate files, so that it loads no others.
 */
export const errors = {
  ...pageErrors,
  too_long: buildFailure('Your text is too long. Shorten it and try again.', 400),
  too_many_names: tooManyNamesError,
  invalid_request: buildFailure('Invalid request. Reload the page and try again.', 400),
  not_a_video: {
    ...pageErrors.invalid_url,
    text: 'This TikTok link is not a post. Please enter a valid TikTok URL of one video or photo post.',
  },
  douyin_link: {
    ...pageErrors.invalid_url,
    text: 'This link is from Douyin, a separate service that this tool can’t read. Please enter a valid TikTok URL.',
  },
  video_not_found: buildFailure(
    'TikTok has no public post at this link. It may be deleted or private, or part of the link is missing. Copy it again from TikTok.',
    404,
  ),
  video_private: buildFailure('This post or account is private. Only public posts work here.', 403),
  video_age: buildFailure('TikTok shows this post only to adults who are logged in, so it can’t be read here.', 403),
  video_login: buildFailure('TikTok shows this post only to people who are logged in, so it can’t be read here.', 403),
  video_region: buildFailure(
    'TikTok doesn’t show this post in the country where our server is, so it can’t be read here.',
    451,
  ),
  video_withheld: buildFailure(
    'TikTok isn’t showing this post right now: it’s in review or was taken down. Try another one.',
    404,
  ),
  blocked_post: buildFailure('This post is not available here: its owner asked us to block it.', 451),
  unclear_topic: buildFailure(
    'There are no words in that. Say what it’s about in a few words, like “sourdough bread at home”.',
  ),
  english_only: {
    status: 501,
    title: 'A handle needs Latin letters',
    text: 'Handles use the letters a to z. Add your name or topic in those letters, for example “mila bakes”, and try again.',
  },
  answer_unreadable: {
    status: 422,
    title: 'No results in that text',
    text: 'Copy the whole answer from your AI, paste it here and try again.',
  },
  answer_refused: {
    status: 422,
    title: 'Your AI said no',
    text: 'It didn’t write what you asked for. Change your text, or paste the prompt into another AI.',
  },
  answer_unfit: {
    status: 422,
    title: 'None of these fit',
    text: 'They’re longer than the platform allows, or sound like spam to it. Ask your AI for shorter, plainer ones.',
  },
  already_short: buildFailure('This one is already as short as it gets. Try “More like this” instead.'),
  bot_check: {
    status: 403,
    title: 'Generation failed',
    text: 'Verification failed. Please refresh the page and try again.',
    replyText: 'Bot verification failed',
  },
  /** The check's widget failed in the browser. The server never sends this error. */
  bot_check_widget: buildCheckFailure('Please try the verification again.'),
  /** A part of the check could not be loaded although the site could. The server never sends this error. */
  bot_check_blocked: buildCheckFailure(
    'An ad blocker may be blocking the check that you’re not a robot. Allow this site in it and try again.',
  ),
  /** The browser shows this error, as `crypto.subtle` needs a secure page. The server never sends it. */
  bot_check_insecure: buildCheckFailure(
    'The check needs a secure connection. Open this site with https:// and try again.',
  ),
  daily_total: {
    ...pageErrors.daily_limit,
    text: "You've reached the daily limit for all tools together. Try again tomorrow!",
  },
  in_progress: buildFailure('We’re still working on this. Please try again in a moment.', 409),
  rate_limited: { status: 429, title: 'Too fast', text: 'Please wait a minute and try again.' },
  unavailable: {
    status: 503,
    title: 'Service Temporarily Unavailable',
    text: 'The service is temporarily unavailable. Please try again in a moment.',
  },
  needs_model: buildMissingFeature('There’s nothing to add without making things up. Your AI can write this one.'),
  no_pictures: buildMissingFeature('This site’s AI model can’t see photos. Remove yours and describe it instead.'),
  unsupported: buildMissingFeature('This tool is not available due to technical limitations.'),
  empty_response: buildFailure('No data received from the service', 502),
  content_refused: buildFailure("This request can't be processed. Please change your text and try again."),
  link_broken: buildFailure('This download link is incomplete. Look up the post again.', 400),
  link_refused: buildFailure(
    'This download link only works for the person who looked up the post. Look it up again.',
    403,
  ),
  link_expired: buildFailure('This download link has expired. Look up the post again.', 410),
  /** The next five errors come from audio handling in the browser. The server never sends them. */
  sound_missing: buildFailure('We couldn’t find any audio.'),
  sound_unreadable: buildFailure('We can’t read this audio or video. It may be damaged or in a rare format.'),
  sound_too_long: buildFailure('This audio is too long for your browser. Choose a shorter one.'),
  sound_undecodable: buildFailure(
    'Your browser can’t read this audio. Try the latest Chrome, Edge, Firefox or Safari.',
  ),
  sound_worker: buildFailure(
    'We couldn’t convert the audio. Check your connection, close other tabs and try again.',
    500,
  ),
  nothing_to_say: buildFailure('There’s nothing to read aloud. Write at least a word, a number or an emoji.'),
  video_too_long: buildFailure('This is longer than 10 minutes. We can transcribe up to 10 minutes.'),
  no_speech: buildFailure('We can’t hear anyone speaking, so there’s nothing to transcribe.'),
  no_speech_in_photos: buildFailure('This is a photo post. It has audio, but no speech to transcribe.'),
  no_captions: buildMissingFeature(
    'TikTok has no captions for this video, and due to technical limitations this site can’t listen to it.',
  ),
  cannot_listen: buildMissingFeature(
    'Due to technical limitations this site can’t listen to files. Links to videos with captions still work.',
  ),
  file_too_large: buildFailure('This file’s audio is too large. Choose a shorter one.', 413),
  no_audio: buildFailure('This video has no audio that can be saved.'),
} as const satisfies Record<string, ErrorDefinition>

export type ErrorCode = keyof typeof errors
