import type { ServerResponse } from 'node:http'

type EndlessReply = { status?: number; type: string; head: string; piece: string }

const sse = 'text/event-stream; charset=utf-8'
const event = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`
const words = 'and so on '.repeat(1_000)

/** Answers that never end, each in another place. */
const endlessReplies: Record<string, EndlessReply> = {
  'endless-items': { type: sse, head: event({ content: '' }), piece: event({ content: '{}'.repeat(2_000) }) },
  'endless-text': { type: sse, head: event({ content: '{"items":["' }), piece: event({ content: words }) },
  'endless-thoughts': { type: sse, head: '', piece: event({ reasoning_content: words }) },
  'endless-comments': { type: sse, head: '', piece: `: ${words}\n\n` },
  'endless-line': { type: sse, head: 'data: {"choices":"', piece: words },
  'endless-json': { type: 'application/json', head: '{"text":"', piece: words },
  'endless-sound': { type: 'audio/mpeg', head: 'ID3', piece: words },
  'endless-error': { status: 400, type: 'application/json', head: '{"error":{"message":"', piece: words },
}

/** For each endless answer: writes until the caller closes the connection, as fast as the caller reads. */
export const endless = Object.fromEntries(
  Object.entries(endlessReplies).map(([name, flood]) => [
    name,
    (response: ServerResponse) => {
      writeForever(response, flood)
      return true
    },
  ]),
)

function writeForever(response: ServerResponse, { status = 200, type, head, piece }: EndlessReply): void {
  const write = () => {
    while (!response.destroyed && response.write(piece));
  }
  response.writeHead(status, { 'Content-Type': type })
  response.write(head)
  response.on('drain', write)
  write()
}
