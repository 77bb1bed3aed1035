import type { Call, MockState } from './call.ts'
import type { Post } from './posts.ts'

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

const farFuture = 1_893_456_000

export function buildCaptions(state: MockState, captions: Post['captions']) {
  const buildEntry = (name: string, language: string, source: 'ASR' | 'MT' | 'LC') => ({
    LanguageID: '2',
    LanguageCodeName: language,
    Url: `${state.origin}/subs/${name}.vtt`,
    UrlExpire: String(farFuture),
    Format: 'webvtt',
    Version: '1',
    Source: source,
    Size: '120',
  })
  const defaultClaInfo = { hasOriginalAudio: true, enableAutoCaption: true, captionInfos: [], noCaptionReason: 0 }
  const english = buildEntry('english', 'eng-US', 'ASR')
  const spanish = buildEntry('spanish', 'spa-ES', 'MT')

  if (captions === 'usual') return { subtitleInfos: [spanish, english], claInfo: defaultClaInfo }
  if (captions === 'translated-only') return { subtitleInfos: [spanish], claInfo: defaultClaInfo }
  if (captions === 'no-speech') {
    return { subtitleInfos: [], claInfo: { ...defaultClaInfo, hasOriginalAudio: false, noCaptionReason: 3 } }
  }
  if (captions === 'in-cla-info') {
    const info = {
      language: 'en',
      url: english.Url,
      urlList: [english.Url],
      isAutoGen: true,
      isOriginalCaption: true,
      captionFormat: 'webvtt',
      expire: String(farFuture),
    }
    return { subtitleInfos: [], claInfo: { ...defaultClaInfo, captionInfos: [info] } }
  }
  if (captions === 'none') return { subtitleInfos: [], claInfo: { ...defaultClaInfo, noCaptionReason: 1 } }
  return { subtitleInfos: [buildEntry(captions.slice('only '.length), 'eng-US', 'ASR')], claInfo: defaultClaInfo }
}
