import { expect, test } from 'vitest'
import { createResultReader } from '@/test/text-tool-results'
import { run } from './run'
import subtitleConverter from './tool'

const { run: runConverter, getText, getNotes, getRows } = createResultReader(subtitleConverter, run)
type Parameters = globalThis.Parameters<typeof getText>[2]

/** Returns each cue as `1.5–3.25 text`, with ⏎ for line breaks. */
function getCues(text: string, parameters?: Parameters): string[] {
  const cuePattern = /^\d+\n(\S+) --> (\S+)\n([\s\S]*?)(?=\n\n\d+\n|\n$)/gm
  const toSeconds = (time = '') =>
    time
      .replace(',', '.')
      .split(':')
      .reduce((sum, part) => sum * 60 + Number(part), 0)
  return [...(getText('SRT', text, parameters) ?? '').matchAll(cuePattern)].map(
    ([, start, end, words = '']) =>
      `${Number(toSeconds(start).toFixed(3))}–${Number(toSeconds(end).toFixed(3))} ${words.replaceAll('\n', '⏎')}`,
  )
}
const getIssues = (text: string, parameters?: Parameters) =>
  getRows('Check these', text, parameters).map(([, issue]) => issue)

const rollingVtt = `WEBVTT
Kind: captions
Language: en

00:00:00.160 --> 00:00:02.389 align:start position:0%
\u0020
so<00:00:00.400><c> today</c><00:00:01.200><c> we bake</c>

00:00:02.389 --> 00:00:02.399 align:start position:0%
so today we bake
\u0020

00:00:02.399 --> 00:00:04.789 align:start position:0%
so today we bake
yeah

00:00:04.789 --> 00:00:04.799 align:start position:0%
yeah
\u0020

00:00:04.799 --> 00:00:06.500 align:start position:0%
yeah
until<00:00:05.000><c> it</c><00:00:05.300><c> doubles</c>
`
const timedCue = (timing: string, text = 'Hello') => `1\n${timing}\n${text}\n`
const growingSrt = [
  timedCue('0:00 --> 0:01', 'so'),
  timedCue('0:01 --> 0:02', 'so today'),
  timedCue('0:02 --> 0:03', 'so today we'),
  timedCue('0:03 --> 0:04', 'bake'),
].join('\n')

test.each([
  [
    'YouTube’s two lines',
    rollingVtt,
    ['0.16–2.399 so today we bake', '2.399–4.799 yeah', '4.799–6.5 until it doubles'],
  ],
  ['words that are added', growingSrt, ['0–3 so today we', '3–4 bake']],
])('leaves each line of rolling captions once: %s', (_, text, cues) => {
  expect(getCues(text)).toEqual(cues)
  expect(getNotes(text)[0]).toContain('Its cues repeat each line as they roll, so we left each line once.')
  expect(getText('Plain text', text, { merge: true })).toBe(getText('Plain text', text))
})

test('moves the times between words with their cue, and leaves repeats that are spoken', () => {
  expect(getText('WebVTT', rollingVtt, { shift: 1000 })).toContain('so<00:00:01.400><c> today</c>')
  const song = Array.from({ length: 6 }, (_, index) => timedCue(`0:0${index} --> 0:0${index + 1}`, 'la la')).join('\n')
  expect(getCues(song)).toHaveLength(6)
})

test.each([
  ['00：00：01,520 --> 00：00：04，640', '1.52–4.64 Hello'],
  ['00:00:01,520 --&gt; 00:00:04,640', '1.52–4.64 Hello'],
  ['00: 00: 01,520 -> 00: 00: 04,640', '1.52–4.64 Hello'],
  ['00:00:01 , 520 – > 00:00:04 , 640', '1.52–4.64 Hello'],
  ['00:00:01,520 —> 00:00:04,640', '1.52–4.64 Hello'],
  ['00:00:01,520 → 00:00:04,640', '1.52–4.64 Hello'],
  ['\u200f00:00:01,520 --> \u200f00:00:04,640', '1.52–4.64 Hello'],
  ['٠٠:٠٠:٠١٬٥٢٠ --> ۰۰:۰۰:۰۴،۶۴۰', '1.52–4.64 Hello'],
  ['00:00:01.520000 --> 00:00:04.640123', '1.52–4.64 Hello'],
])('reads a timing that a translator or a keyboard changed: %s', (timing, cue) => {
  expect(getCues(timedCue(timing))).toEqual([cue])
  expect(getIssues(timedCue(timing))).toEqual([])
})

test.each([
  ['0:08:39,200.0000000000582 --> 00:08:49,000', '519.2–529 Hello'],
  ['00:08:50,0100 --> 00:08:53,540', '530.01–533.54 Hello'],
])('reads the decimals that mean something and lists the time: %s', (timing, cue) => {
  expect(getCues(timedCue(timing))).toEqual([cue])
  expect(getIssues(timedCue(timing))).toEqual(['Too many decimals in a timestamp, so check its time'])
})

test.each<[string, Parameters, string]>([
  ['00:00:01:12 --> 00:00:03:20', {}, '1.48–3.8 Hello'],
  ['00:00:01:12 --> 00:00:03:20', { from: '30', to: '30' }, '1.4–3.667 Hello'],
  ['00:00:01:500 --> 00:00:03:250', {}, '1.5–3.25 Hello'],
  ['01:00:00:00 --> 01:00:01:00', { from: '29.97', to: '29.97' }, '3603.6–3604.601 Hello'],
  ['01:00:00;00 --> 01:00:01;00', { from: '29.97', to: '29.97' }, '3599.996–3600.997 Hello'],
])('reads %s at %j', (timing, parameters, cue) => {
  expect(getCues(timedCue(timing), parameters)).toEqual([cue])
})

test('says at what rate frames were read, and lists a frame that the rate does not have', () => {
  const text = timedCue('00:00:01:28 --> 00:00:03:20')
  expect(getNotes(text)[0]).toContain('Its times are in frames, read at 25 fps.')
  expect(getIssues(text)).toEqual(['There’s no frame 28 at 25 fps, so change “Subtitle frame rate”'])
})

const entities = 'Caf&eacute; &mdash; Tom &amp; Ann&#39;s &#x22;loaf&QUOT; &amp;lt; &madeup; AT&T'
const decoded = 'Café — Tom & Ann\'s "loaf" &lt; &madeup; AT&T'

test.each([
  ['SRT', timedCue('0:01 --> 0:03', entities)],
  ['WebVTT', `WEBVTT\n\n00:01.000 --> 00:03.000\n${entities}`],
])('resolves every character reference of %s once', (_, text) => {
  expect(getCues(text)).toEqual([`1–3 ${decoded}`])
  expect(getText('WebVTT', text)).toContain(decoded.replaceAll('&', '&amp;'))
})

test('leaves words about a tag as words', () => {
  const vtt = 'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\nUse <i>the</i> &lt;b&gt; tag, I &lt;3 it\n'
  expect(getText('WebVTT', vtt)).toBe(vtt)
  expect(getText('Plain text', vtt)).toBe('Use the <b> tag, I <3 it\n')
})

const youTubeEvents = [
  { tStartMs: 0, dDurationMs: 9000, id: 1, wpWinPosId: 1 },
  { tStartMs: 500, dDurationMs: 2500, segs: [{ utf8: 'one' }, { utf8: ' more', tOffsetMs: 100 }] },
  { tStartMs: 2000, dDurationMs: 1000, aAppend: 1, segs: [{ utf8: '\n' }] },
  { tStartMs: 2000, dDurationMs: 1500, segs: [{ utf8: 'two' }] },
]
const ass = (text: string) => `[Script Info]\n\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,${text}`
const assWithStyle = (text: string) =>
  ass(text).replace('[Events]', '[V4+ Styles]\nFormat: Name, Italic, Alignment\nStyle: Default, -1, 8\n\n[Events]')
const ttml = (body: string, attributes = '') =>
  `<?xml version="1.0"?><tt xmlns="http://www.w3.org/ns/ttml" ${attributes}><head><styling><style xml:id="s" tts:fontStyle="italic"/></styling></head><body>${body}</body></tt>`

test.each<[string, string, string[]]>([
  ['YouTube’s JSON', JSON.stringify({ events: youTubeEvents }), ['0.5–2 one more', '2–3.5 two']],
  [
    'start and duration',
    '[{"start":0.5,"duration":2,"text":"one"},{"start":5,"duration":6.64,"text":"two"}]',
    ['0.5–2.5 one', '5–11.64 two'],
  ],
  ['start and dur in words', '[{"start":"0.5","dur":"2.0","text":"one"}]', ['0.5–2.5 one']],
  [
    'Whisper’s chunks',
    '{"text":"one","chunks":[{"timestamp":[0,2.5],"text":" one"},{"timestamp":[2.5,null],"text":" two"}]}',
    ['0–2.5 one', '2.5–3.5 two'],
  ],
  [
    'whisper.cpp’s JSON',
    '{"transcription":[{"timestamps":{"from":"00:00:00,000","to":"00:00:02,500"},"offsets":{"from":0,"to":2500},"text":"one"}]}',
    ['0–2.5 one'],
  ],
  [
    'milliseconds and speakers',
    '[{"start":250,"end":3250,"text":"one","speaker":"A"},{"start":4000,"end":200000,"text":"two"}]',
    ['0.25–3.25 A: one', '4–200 two'],
  ],
  ['Whisper’s words', '{"words":[{"word":"Good","start":0,"end":0.4}]}', ['0–0.4 Good']],
  ['cells of a sheet', '00:00:01.000\t00:00:02.500\tHello\n0:03\t0:04\tthere', ['1–2.5 Hello', '3–4 there']],
  ['a sheet with a header', 'Start\tEnd\tText\n0:00\t0:02\tHello\n0:03\t0:04\tthere', ['0–2 Hello', '3–4 there']],
  ['commas', '00:00:01:00 , 00:00:02:05 , Hello\n00:00:03:00,00:00:04:00,there', ['1–2.2 Hello', '3–4 there']],
  [
    'Whisper’s console',
    '[00:00:00.000 --> 00:00:02.000]   Good morning.\n[00:02.000 --> 00:11.400]   Today.',
    ['0–2 Good morning.', '2–11.4 Today.'],
  ],
  ['ranges and brackets', '(00:00) hello\n[00:01 - 00:03] Hello\n(00:05) bye', ['0–1 hello', '1–3 Hello', '5–6 bye']],
  ['times after speakers', 'Ann  0:02\nHello\n\nBen Lo (00:05):\nthere', ['2–5 Ann:⏎Hello', '5–6 Ben Lo:⏎there']],
  [
    'Premiere’s transcript',
    '00;00;01;00 - 00;00;03;00\nHello\n00;00;03;00 - 00;00;04;05\nthere',
    ['1–3 Hello', '3–4.2 there'],
  ],
  [
    'YouTube’s copied transcript',
    '0:00\n0 minutes, 0 seconds\nHold for\n0:05\n30 seconds\n1:02:40\n1 hour, 2 minutes, 40 seconds\nbye',
    ['0–5 Hold for', '5–3760 30 seconds', '3760–3761 bye'],
  ],
  ['a heading', 'Transcript\n0:00\nHello\n0:05\nthere', ['0–5 Hello', '5–6 there']],
  ['words before the first time', 'Welcome.\n0:04\nHello\n0:05\nthere', ['0–4 Welcome.', '4–5 Hello', '5–6 there']],
  [
    'lyrics',
    '[ti:Bread song]\n[00:12.34]First line\n[00:15.00]- Second\n[00:16.50]',
    ['12.34–15 First line', '15–16.5 - Second'],
  ],
  [
    'a chorus with an offset',
    '[offset:+500]\n[00:10.00][00:30.00]Chorus\n[00:20.00]<00:20.10>Verse',
    ['9.5–19.5 Chorus', '19.5–29.5 Verse', '29.5–30.5 Chorus'],
  ],
  ['.sbv', '0:00:01.000,0:00:03.500\nHello\nthere\n', ['1–3.5 Hello⏎there']],
  ['SubViewer without a header', '00:00:01.00,00:00:03.50\nHello[br]there\n', ['1–3.5 Hello⏎there']],
  [
    'TTML',
    ttml(
      '<div><p begin="00:00:01.000" end="00:00:03.000">Hello<br/>\n there</p><p begin="4s" dur="1500ms" style="s">Again &amp;</p></div>',
    ),
    ['1–3 Hello⏎there', '4–5.5 <i>Again &</i>'],
  ],
  ['TTML in ticks', ttml('<p begin="10000000t" end="25000000t">Hello</p>', 'ttp:tickRate="10000000"'), ['1–2.5 Hello']],
  [
    'TTML with nested times',
    ttml(
      '<div begin="10s"><p><span begin="00:00:01:15" end="00:00:02:00">Hello</span></p></div>',
      'ttp:frameRate="30"',
    ),
    ['11.5–12 Hello'],
  ],
  [
    'YouTube’s first XML',
    '<transcript><text start="0.5" dur="2">one</text><text start="5" dur="6.64">two &amp;amp; three</text></transcript>',
    ['0.5–2.5 one', '5–11.64 two & three'],
  ],
  [
    'YouTube’s third XML',
    '<timedtext format="3"><body><p t="500" d="4000"><s>one</s><s t="9"> more</s></p><p t="900" d="9" a="1">\n</p><p t="2000" d="1000">two</p></body></timedtext>',
    ['0.5–2 one more', '2–3 two'],
  ],
  ['a named style', assWithStyle('Hello {\\i0}there'), ['1–2 <i>Hello </i>there']],
  ['font weights', ass('{\\b700}bold{\\b0} {\\b400}plain{\\blur2}'), ['1–2 <b>bold</b> plain']],
  ['a style that does not end', ass('{\\i1}All italic'), ['1–2 <i>All italic</i>']],
  ['words beside a drawing', ass('{\\p1\\pos(1,2)}m 0 0 l 5 {\\fscx50}5{\\p0\\i1}Hello'), ['1–2 <i>Hello</i>']],
  ['styles that overlap', ass('{\\b1}a{\\i1}b{\\b0}c{\\rAlt}d'), ['1–2 <b>a<i>b</i></b><i>c</i>d']],
])('reads %s', (_, text, cues) => {
  expect(getCues(text)).toEqual(cues)
})

test.each([
  [8, 'line:0'],
  [9, 'line:0 align:end'],
  [4, 'line:50% align:start'],
  [2, ''],
])('turns the place \\an%i into WebVTT', (place, settings) => {
  const timing = `00:00:01.000 --> 00:00:02.000 ${settings}`.trim()
  for (const text of [timedCue('0:01 --> 0:02', `{\\an${place}}Hi`), ass(`{\\an${place}}Hi`)])
    expect(getText('WebVTT', text)).toBe(`WEBVTT\n\n${timing}\nHi\n`)
})

test('places the cues of a named style', () => {
  const getTiming = (text: string) => getText('WebVTT', assWithStyle(text))?.split('\n')[2]
  expect(getTiming('Hello')).toBe('00:00:01.000 --> 00:00:02.000 line:0')
  expect(getTiming('{\\an2}Hello')).toBe('00:00:01.000 --> 00:00:02.000')
})

test('joins cues of the same time and place, which players stack upside down', () => {
  const timing = '00:00:01.000 --> 00:00:02.000'
  const placed = `WEBVTT\n\n${timing} line:79%\nHello\n\n${timing} line:84%\nthere\n`
  expect([getCues(placed), getText('WebVTT', placed), getIssues(placed)]).toEqual([['1–2 Hello⏎there'], placed, []])
  const plain = placed.replace(/ line:.*/g, '')
  expect(getText('WebVTT', plain)).toBe(`WEBVTT\n\n${timing}\nHello\nthere\n`)
  const bottomAndTop = `${timedCue('0:01 --> 0:02', 'Hello')}\n${timedCue('0:01 --> 0:02', '{\\an8}SHOP')}`
  expect(getCues(bottomAndTop)).toEqual(['1–2 Hello', '1–2 {\\an8}SHOP'])
})

test('ends each cue at the next one if nearly all overlap, as in files of YouTube’s captions', () => {
  const cues = ['0 --> 0:03', '1 --> 0:05', '3 --> 0:07', '5 --> 0:09'].map((times) => timedCue(`0:0${times}`))
  expect(getCues(cues.join('\n'))).toEqual(['0–1 Hello', '1–3 Hello', '3–5 Hello', '5–9 Hello'])
  expect(getNotes(cues.join('\n'))[0]).toContain('each now ends when the next starts')
  expect(getCues(cues.slice(0, 3).join('\n'))).toEqual(['0–3 Hello', '1–5 Hello', '3–7 Hello'])
  const laterCues = ['9 --> 0:09.2', '9.5 --> 0:10'].map((times) => timedCue(`0:0${times}`))
  expect(getCues([...cues, ...laterCues].join('\n'))[0]).toBe('0–3 Hello')
  const simultaneousCues = Array.from({ length: 5 }, () => timedCue('0:01 --> 0:02')).join('\n')
  expect(getNotes(simultaneousCues)[0]).not.toContain('each now ends')
})

test('names speakers in every format but WebVTT, which has tags for them', () => {
  const cues = ['<v Mary Example>Hello.', '<v Mary Example>Bye.', '<v.loud Ben>Yes</v>']
  const vtt = `WEBVTT\n\n${cues.map((text, index) => `00:00:0${index}.000 --> 00:00:0${index + 1}.000\n${text}\n`).join('\n')}`
  expect(getCues(vtt)).toEqual(['0–1 Mary Example: Hello.', '1–2 Mary Example: Bye.', '2–3 Ben: Yes'])
  expect(getText('Plain text', vtt)).toBe('Mary Example: Hello. Bye.\n\nBen: Yes\n')
  expect(getText('WebVTT', vtt)).toBe(vtt)
  expect(getCues(vtt, { tags: true, split: true })[2]).toBe('2–3 Ben: Yes')
  expect(getText('Plain text', vtt, { speakers: false })).toBe('Hello. Bye. Yes\n')
})

test('lists text that is not spoken', () => {
  const drawing = `${ass('{\\an5\\p1}m 0 0 l 5 5{\\p0}')}\nDialogue: 0,0:00:03.00,0:00:04.00,Default,,0,0,0,,Hi`
  expect([getCues(drawing), getIssues(drawing)]).toEqual([['3–4 Hi'], ['A drawing, so we left it out']])
  expect(getIssues('Transcript\n0:00\nHello\n0:05\nthere')).toEqual([
    'Above the first timestamp, so we left it out: “Transcript”',
  ])
})

test.each([
  ['Scenarist_SCC V1.0\n\n00:00:01:00\t9420 9420', 'Scenarist captions (SCC)'],
  ['{\\rtf1\\ansi Hello}', 'a rich text file (RTF)'],
  ['{QTtext}{font:Tahoma}\n[00:00:01.00]\nHello', 'QuickTime text'],
  ['# VobSub index file, v7', 'a VobSub index, whose subtitles are pictures'],
  ['#EXTM3U\n#EXTINF:6,\na.vtt', 'a playlist, not the captions it lists'],
  ['<!DOCTYPE html><p>Hello</p>', 'a web page'],
  ['{25}{50}Hello', 'MicroDVD'],
  ['[10][25]Hello\n[30][]there', 'MPL2'],
  ['<SAMI><BODY><SYNC Start=1000><P>Hello</BODY></SAMI>', 'SAMI'],
  ['<?xml version="1.0"?>\n<!-- Hi -->\n<SAMI><BODY></BODY></SAMI>', 'SAMI'],
  ['[INFORMATION]\n00:00:01.00,00:00:03.50\nHello', 'SubViewer'],
  ['start\tend\ttext\n0\t2000\tHello', 'a Whisper TSV'],
])('refuses %j by name', (text, name) => {
  expect(runConverter(text)).toEqual({
    problem: `This looks like ${name}. We can’t read that, so export it as SRT or WebVTT, or paste only the words.`,
  })
})

test('takes a line with two notes for words', () => {
  expect(runConverter('[1][2] see the footnotes')).not.toHaveProperty('problem')
})

test.each(['<?xml version="1.0"?><a>Hello</a>', '<captions><a>Hello</a></captions>', '["Hello","there"]'])(
  'never takes source code for dialogue: %s',
  (text) => {
    expect(runConverter(text)).toEqual({ problem: expect.stringMatching(/^(?:This is XML|We can’t find cues)/) })
  },
)
