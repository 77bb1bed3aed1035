import { afterEach, expect, test, vi } from 'vitest'
import { SelectField } from '@/components/calculator/select-field'
import { Button } from '@/components/ui/button'
import { basicVoices } from '@/lib/audio/speech/basic-voices'
import { renderElements } from '@/test/render-elements'
import { DeviceVoicePreview } from './device-voice-preview'
import { fetchSample } from './fetch-sample'
import { VoicePicker } from './voice-picker'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()

test.each([
  ['a code', Response.json({ code: 'rate_limited' }, { status: 429 }), 'Please wait a minute and try again.'],
  ['a proxy’s error page', new Response('<h1>Bad Gateway</h1>', { status: 502 }), 'Please try again in a moment.'],
])('%s is answered in the site’s words', async (_, reply, errorText) => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => reply)
  expect(await fetchSample('de+f3', signal)).toEqual({ errorText })
})

test('without a connection it says so, and asks for nothing', async () => {
  const fetchMock = vi.fn()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', fetchMock)
  expect(await fetchSample('de+f3', signal)).toEqual({
    errorText: 'Your text is kept. Try again when you’re back online.',
  })
  expect(fetchMock).not.toHaveBeenCalled()
})

test('a visitor who stops while the answer arrives gets no message', async () => {
  const controller = new AbortController()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => {
    controller.abort()
    return new Response('', { status: 503 })
  })
  await expect(fetchSample('de+f3', controller.signal)).rejects.toThrow('aborted')
})

test('the preview is spoken by a voice on the device, never by one that sends the text away', () => {
  const speak = vi.fn()
  const remoteVoice = { lang: 'de-DE', localService: false, default: true }
  const deviceVoice = { lang: 'de-AT', localService: true, default: false }
  vi.stubGlobal('speechSynthesis', { cancel() {}, getVoices: () => [remoteVoice, deviceVoice], speak })
  vi.stubGlobal('SpeechSynthesisUtterance', class {})
  for (const [language, text] of [
    ['fr', 'Brot'],
    ['de-DE', ' '],
    ['de-DE', 'Brot'],
  ] as const) {
    const elements = renderElements(DeviceVoicePreview, { text, language, speed: 1.25 })
    elements.find(({ type }) => type === Button)?.props.onClick()
  }
  expect(speak.mock.calls).toMatchObject([[{ voice: deviceVoice, lang: 'de-AT', rate: 1.25 }]])
})

test('a stored voice stays chosen, an unknown one gives way, and another language gets the same kind', () => {
  const onChoose = vi.fn()
  const findSelects = (selectedId: string) => {
    const elements = renderElements(VoicePicker, { voices: basicVoices, selectedId, onChoose, children: null })
    return elements.filter(({ type }) => type === SelectField).map(({ props }) => props)
  }
  const [languages, kinds] = findSelects('de+f3')
  expect([languages.value, kinds.value, findSelects('nova')[1].value]).toEqual(['German', 'de+f3', 'en-us'])
  languages.onChange('Welsh')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('cy+f3')
})
