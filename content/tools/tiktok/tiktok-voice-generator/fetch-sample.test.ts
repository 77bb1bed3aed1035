import { afterEach, expect, test, vi } from 'vitest'
import { SelectField } from '@/components/fields/fields'
import { Button } from '@/components/ui/button'
import { basicVoices } from '@/lib/audio/speech/voices'
import { renderElements } from '@/test/simulate-browser'
import { DeviceVoicePreview } from './device-voice-preview'
import { fetchSample } from './fetch-sample'
import { VoicePicker } from './voice-picker'

afterEach(() => vi.unstubAllGlobals())

const { signal } = new AbortController()

test.each([
  ['a code', Response.json({ code: 'rate_limited' }, { status: 429 }), 'Please wait a minute and try again.'],
  ['a proxy’s error page', new Response('<h1>Bad Gateway</h1>', { status: 502 }), 'Please try again in a moment.'],
])('answers %s in the site’s words', async (_, reply, errorText) => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => reply)
  expect(await fetchSample('de+f3', signal)).toEqual({ errorText })
})

test('reports a missing connection without a request', async () => {
  const fetchMock = vi.fn()
  vi.stubGlobal('navigator', { onLine: false })
  vi.stubGlobal('fetch', fetchMock)
  expect(await fetchSample('de+f3', signal)).toEqual({
    errorText: 'Your text is still here. Try again when you’re back online.',
  })
  expect(fetchMock).not.toHaveBeenCalled()
})

test('shows no message to a visitor who stops while the response arrives', async () => {
  const controller = new AbortController()
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async () => {
    controller.abort()
    return new Response('', { status: 503 })
  })
  await expect(fetchSample('de+f3', controller.signal)).rejects.toThrow('aborted')
})

test('speaks the preview with a voice on the device, never with one that sends the text away', () => {
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

test('preserves a stored voice, replaces an unknown one, and picks the same kind in another language', () => {
  const onChoose = vi.fn()
  const findSelects = (selectedId: string) => {
    const elements = renderElements(VoicePicker, {
      voices: basicVoices,
      selectedId,
      speed: 1,
      onChoose,
      children: null,
    })
    return elements.filter(({ type }) => type === SelectField).map(({ props }) => props)
  }
  const [languages, kinds] = findSelects('de+f3')
  expect([languages.value, kinds.value, findSelects('nova')[1].value]).toEqual(['German', 'de+f3', 'en-us'])
  languages.onValueChange('Welsh')
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('cy+f3')
})
