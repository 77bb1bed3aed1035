import type { ServerResponse } from 'node:http'

type EndlessReply = { status?: number; type: string; head: string; chunk: string }

const sse = 'text/event-stream; charset=utf-8'
const formatEvent = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`
const fillerText = 'and so on '.repeat(1_000)

/** Endless responses; each is endless in a different part. */
const endlessReplies: Record<string, EndlessReply> = {
  'endless-items': {
    type: sse,
    head: formatEvent({ content: '' }),
    chunk: formatEvent({ content: '{}'.repeat(2_000) }),
  },
  'endless-text': {
    type: sse,
    head: formatEvent({ content: '{"items":["' }),
    chunk: formatEvent({ content: fillerText }),
  },
  'endless-thoughts': { type: sse, head: '', chunk: formatEvent({ reasoning_content: fillerText }) },
  'endless-comments': { type: sse, head: '', chunk: `: ${fillerText}\n\n` },
  'endless-line': { type: sse, head: 'data: {"choices":"', chunk: fillerText },
  'endless-json': { type: 'application/json', head: '{"text":"', chunk: fillerText },
  'endless-sound': { type: 'audio/mpeg', head: 'ID3', chunk: fillerText },
  'endless-error': {
    status: 400,
    type: 'application/json',
    head: '{"error":{"message":"',
    chunk: fillerText,
  },
}

/** Writes each endless response as fast as the client reads it, until the client closes the connection. */
export const endlessRefusals = Object.fromEntries(
  Object.entries(endlessReplies).map(([name, reply]) => [
    name,
    (response: ServerResponse) => {
      writeForever(response, reply)
      return true
    },
  ]),
)

function writeForever(response: ServerResponse, { status = 200, type, head, chunk }: EndlessReply): void {
  const write = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.writeHead(status, { 'Content-Type': type })
  response.write(head)
  response.on('drain', write)
  write()
}
