import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import * as unsavedFilesModule from '@/components/files/unsaved-files'
import * as abilitiesModule from '@/components/loading/use-abilities'
import { RunStatus } from '@/components/run/run-status'
import * as serverFlowModule from '@/components/run/use-server-flow'
import * as keepFocusModule from '@/components/ui/keep-focus'
import subtitleConverter from '@/content/tools/text/subtitle-converter/tool'
import * as requestModule from '@/content/tools/tiktok/tiktok-transcript-generator/build-audio-request'
import type { Abilities } from '@/lib/tool/abilities'
import * as makeVideoModule from '@/lib/video/make-video'
import { listElements, renderElements } from '@/test/simulate-browser'
import { CaptionPanel } from './caption-panel'
import { type Captions, getTimeline, parseCaptions } from './captions'
import type { Clip } from './clips'
import * as openClipModule from './open-clip'
import { SpeechCaptions } from './speech-captions'
import { useProject } from './use-project'

const clip = {
  id: 'a',
  file: new File([], 'a.mp4'),
  start: 0,
  end: 5,
  details: { frameRate: 30, hasSound: true },
} as Clip

function Component({ useValue, result }: { useValue: () => unknown; result: object }) {
  Object.assign(result, { current: useValue() })
  return null
}

/** Returns what a hook returns, after each render. The component renders nothing, so its container needs no DOM. */
async function mountHook<Value>(useValue: () => Value): Promise<{ current: Value }> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('window', { HTMLIFrameElement: class {} })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const ownerDocument = { nodeType: 9, addEventListener() {} }
  const container = { nodeType: 1, tagName: 'DIV', ownerDocument, addEventListener() {} } as unknown as Element
  const result = {} as { current: Value }
  await act(async () => createRoot(container).render(<Component useValue={useValue} result={result} />))
  return result
}

async function mountPanel(panelClip = clip) {
  vi.spyOn(abilitiesModule, 'useAbilities').mockReturnValue({ transcription: true } as Abilities)
  vi.spyOn(keepFocusModule, 'keepFocus').mockImplementation((change) => change())
  const mounted = await mountHook(() => {
    const { captions, setCaptions } = useProject()
    const control = { settings: {} } as Parameters<typeof CaptionPanel>[0]['control']
    const parsed = parseCaptions(captions, [panelClip])
    const panel = CaptionPanel({
      clips: [panelClip],
      captions,
      parsed,
      time: 0,
      control,
      onChange: setCaptions,
      onMomentShow() {},
      onError() {},
    })
    return { captions, elements: listElements(panel) }
  })
  const find = (name: string) =>
    mounted.current.elements.find(({ props }) => name in props)?.props ?? expect.unreachable()
  return {
    find,
    offersSpeech: () => mounted.current.elements.some(({ type }) => type === SpeechCaptions),
    getText: () => mounted.current.captions.text,
    getCaptions: () => mounted.current.captions,
    type: (text: string) => act(async () => find('onValueChange').onValueChange(text)),
    make: (captions: Captions) => act(async () => find('onCaptionsMake').onCaptionsMake(captions)),
    choose: (text: string) => act(async () => find('onFilesAdd').onFilesAdd([new File([text], 'a.srt')])),
    undo: () =>
      act(async () => {
        const button = mounted.current.elements.find(({ props }) => props['aria-label'] === 'Undo new captions')
        button?.props.onClick()
      }),
  }
}

it('Undo brings back typed captions, and a second press the corrected new ones', async () => {
  const { type, make, choose, undo, getText } = await mountPanel()
  await type('My words')
  await make({ text: 'Made', timeline: [clip] })
  await type('Made better')
  await undo()
  expect(getText()).toBe('My words')
  await undo()
  expect(getText()).toBe('Made better')
  for (const text of ['Made again', 'Made a third time']) await make({ text, timeline: [clip], isAutomatic: true })
  await undo()
  expect(getText()).toBe('Made better')
  await choose('From a file')
  expect(getText()).toBe('From a file')
  await undo()
  expect(getText()).toBe('Made better')
})

it('captions pasted over all others are new, and Undo brings back the old ones', async () => {
  const { make, find, undo, getCaptions } = await mountPanel()
  const paste = (selectionEnd: number) => {
    const currentTarget = { value: 'Old', selectionStart: 0, selectionEnd }
    const clipboardData = { getData: () => 'New' }
    return act(async () => find('onPaste').onPaste({ currentTarget, clipboardData, preventDefault() {} }))
  }
  const oldCaptions = { text: 'Old', timeline: [{ ...clip, id: 'b' }] }
  await make(oldCaptions)
  await paste(2)
  expect(getCaptions()).toBe(oldCaptions)
  await paste(3)
  expect(getCaptions()).toEqual({ text: 'New', timeline: getTimeline([clip]) })
  await undo()
  expect(getCaptions()).toBe(oldCaptions)
})

it('a line is edited, and the others keep the times of their words', async () => {
  const { type, find, getCaptions } = await mountPanel()
  await type('1\n00:00:01,000 --> 00:00:03,000\nOne <00:00:02.500>two\n\n2\n00:00:03,000 --> 00:00:04,000\nTree')
  const edit = (text: string) => act(async () => find('onEdit').onEdit(1, text))
  await edit('')
  expect(find('onEdit').parsed).toMatchObject({ lines: [{ end: 3 }], places: [{}, { start: 3, index: 1 }] })
  await edit('Three ')
  expect(getCaptions().text).toMatch(/^1\n[\d:,> -]+\nOne two\n\n2\n[\d:,> -]+\nThree \n$/)
  expect(find('onEdit').parsed.cues[1].text).toBe('Three ')
  expect(find('onEdit').parsed.lines[0].words[1]).toMatchObject({ text: 'two', start: 2.5 })
  await type('1\n00:00:01,000 --> 00:00:02,000\nOnly one')
  await act(async () => find('onEdit').onEdit(0, ''))
  expect(find('onEdit').parsed).toMatchObject({ lines: [], cues: [{ text: '' }], problem: null })
  await type('Words without times')
  expect(() => find('onEdit')).toThrow()
})

it('auto captions need a clip with sound', async () => {
  expect((await mountPanel()).offersSpeech()).toBe(true)
  const silentClip = { ...clip, details: { ...clip.details, hasSound: false } }
  expect((await mountPanel(silentClip)).offersSpeech()).toBe(false)
})

it('caption files may have all the endings of the Subtitle Converter', async () => {
  const { find } = await mountPanel()
  expect(find('accept').accept.split(',')).toEqual(subtitleConverter.input.fileExtensions)
  expect(find('accept').accept).toContain('.ttml')
})

it('leaving the page asks first while there are clips', async () => {
  const warn = vi.spyOn(unsavedFilesModule, 'useUnsavedFilesWarning')
  vi.spyOn(openClipModule, 'openClip').mockResolvedValue(clip)
  const project = await mountHook(useProject)
  expect(warn).toHaveBeenLastCalledWith([])
  await act(async () => project.current.addFiles([clip.file]))
  await vi.waitFor(() => expect(warn).toHaveBeenLastCalledWith([{ blob: clip.file }]))
})

it('a retry sends the audio of the clips as they are now', async () => {
  const submit = vi.fn()
  const botCheck = { state: { status: 'off' } }
  const flow = { phase: { name: 'idle' }, pieces: [], botCheck, lazyModule: {}, usage: {}, submit }
  vi.spyOn(serverFlowModule, 'useServerFlow').mockReturnValue(flow as never)
  const extract = vi.spyOn(makeVideoModule, 'extractSpeech').mockResolvedValue({} as never)
  vi.spyOn(requestModule, 'buildAudioRequest').mockImplementation((extractAudio) => extractAudio() as never)
  const elements = renderElements(SpeechCaptions, { clips: [{ ...clip, end: 3 }], onCaptionsMake() {} })
  const status = elements.find(({ type }) => type === RunStatus)?.props ?? expect.unreachable()
  const failure = { job: {}, notice: {} }
  const shown = renderElements(RunStatus, { ...status, flow: { ...flow, failure } })
  shown.find(({ props }) => 'hasPassedNewCheck' in props)?.props.onRetry()
  await submit.mock.lastCall?.[0].buildRequest('', new AbortController().signal)
  expect(extract.mock.lastCall?.[0]).toMatchObject([{ start: 0, end: 3 }])
})
