import { type Call, sendHtml } from './call.ts'

const english = `WEBVTT

00:00:00.000 --> 00:00:02.400
Hi, this is the demo clip.

00:00:02.400 --> 00:00:05.120
It shows how captions &amp; sound

00:00:05.120 --> 00:00:08.440
travel together.

00:00:18.000 --> 00:00:19.900
Thanks for watching.
`

const spanish = `WEBVTT

00:00:00.000 --> 00:00:02.400
Hola, este es el clip de prueba.
`

/** Valid WebVTT that breaks a careless parser. */
const tricky = `\uFEFFWEBVTT - made by the stand-in
Kind: captions

STYLE
::cue { color: lime }

NOTE
00:00:00.000 --> 00:00:09.000
this is a comment

intro
00:01.000 --> 00:02.500 align:start position:10%
<v Demo>Fish &amp; chips</v> are &lt;b&gt;old&lt;/b&gt;

00:01.000 --> 00:02.500
<v Demo>Fish &amp; chips</v> are &lt;b&gt;old&lt;/b&gt;

2
00:00:02.500 --> 00:00:04.000
<c.yellow>two</c>
lines<00:00:03.000> here
`

const captionFiles: Record<string, string> = { english, spanish, tricky, empty: 'WEBVTT\n\n' }

export function sendCaptions(call: Call) {
  const { response, url } = call
  const name = url.pathname.slice('/subs/'.length).replace(/\.vtt$/, '')
  const text = name === 'huge' ? createHugeVtt() : captionFiles[name]
  if (name === 'page') return sendHtml(call, '<!doctype html><title>TikTok</title>')
  if (text === undefined) {
    response.writeHead(name === 'expired' ? 403 : 404, { 'Content-Type': 'text/plain' }).end('Denied')
    return
  }
  response.writeHead(200, { 'Content-Type': 'text/vtt', 'Content-Length': Buffer.byteLength(text) }).end(text)
}

function createHugeVtt(): string {
  const cue = '00:00:01.000 --> 00:00:02.000\nagain and again\n\n'
  return `WEBVTT\n\n${cue.repeat(Math.ceil(3_000_000 / cue.length))}`
}
