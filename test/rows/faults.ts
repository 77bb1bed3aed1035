import type { CatalogueRow } from './catalogue.ts'

type FaultTuple = readonly [given: string, expected: string, untried?: string]

const rows: readonly FaultTuple[] = [
  ['the model’s server refuses our account', '503 after one call, the use given back, five minutes of peace'],
  ['the model’s server is asked too often', 'one retry within two seconds, else 503 with its time'],
  ['the model’s server fails or hangs up', 'one retry, then 503, the use given back, counted by the breaker'],
  ['silence before, within or after the first words', '503; what was sent and received counts'],
  ['a stream that is cut short', '502 or a final error event; the page keeps what came, marked incomplete'],
  ['a page, nothing or broken JSON for an answer', '502 without a retry'],
  ['an answer without a result', '502, the use given back'],
  ['a refusal of the model', '422, the use counts'],
  ['an answer cut at its limit', 'what is whole is shown, else 502'],
  [
    'a moderation service that is away',
    'goes on with the model’s own moderation',
    'No moderation service is asked: the model’s server moderates by itself, and its refusals are F8.',
  ],
  ['Redis is away at the start', 'starts; not ready; limits and proofs in memory, budget closed'],
  ['Redis is away, stopped or failing over later', 'at most 250 ms, then a breaker; no 500'],
  ['Redis is full, or a replica that only reads', 'as if it were away'],
  ['the bot check’s service fails', 'one retry with the same key, then 503; the token stays good'],
  ['the bot check’s service refuses our secret', '503, and the log says so'],
  ['the bot check’s script is blocked or silent', 'the proof of work takes over'],
  ['the bot check’s widget fails or its token ages', 'said in words; a new token before a request'],
  ['the proof of work cannot run', 'said in words, and can be tried again'],
  ['who asked leaves', 'the model’s work ends, the place is free, the log calls it no error'],
  ['SIGTERM in the middle of a stream', 'not ready; the stream ends well; the process ends'],
  ['SIGKILL in the middle of a stream', 'the page keeps what came; places come back with their lease'],
  ['an error that nobody foresaw', '500 in the catalogue’s words; the process lives'],
  ['a disk that is full or only read', 'the site works: nothing is written while it runs'],
  ['a clock that jumps, summer time', 'days are UTC everywhere; a proof ends by the server’s clock'],
  ['midnight in the middle of a run', 'settled on the day on which it began'],
  ['midnight in an open tab', 'the record starts anew at the next click'],
  ['a clock of the browser in the past or future', 'starts anew, never below zero; the server decides'],
  ['a storage that is blocked or full', 'everything works until the page is left, which it says'],
  ['a damaged record', 'replaced by a fresh one'],
  ['a record set back to zero', 'the server still counts'],
  ['two tabs at once', 'one count'],
  ['one token in two tabs', '403 for the second, and the check is shown again'],
  ['a double click', 'one request'],
  ['no connection, before or during a run', 'said in words; text kept; nothing counted'],
  ['an answer that is lost on its way', 'asked again with the same key it comes again, at one use'],
  ['Back, from the browser’s memory', 'the page works, with a fresh token'],
  ['a clipboard that refuses', 'the older way, or an honest message'],
  [
    'a violation of the policy in production, as by an extension',
    'refused by itself; the page works on, and nothing is reported',
  ],
  ['a page’s file that is gone after an update', 'loaded anew once, with the text kept'],
  ['TikTok changes, blocks or asks for a captcha', '503 with the reason in the log'],
  ['settings that are wrong or miss each other', 'the start names them all, without their values'],
]

/** What fails around the site and what it does then, by number. */
export const faultRows: readonly CatalogueRow[] = rows.map(([situation, expected, untestedReason], i) => ({
  id: `F${i + 1}`,
  situation,
  expected,
  ...(untestedReason && { untestedReason }),
}))
