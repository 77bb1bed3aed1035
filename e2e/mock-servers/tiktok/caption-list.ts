import type { MockState } from './call.ts'
import type { Post } from './posts.ts'

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
  const defaultClaInfo = {
    hasOriginalAudio: true,
    enableAutoCaption: true,
    captionInfos: [],
    noCaptionReason: 0,
  }
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
  return {
    subtitleInfos: [buildEntry(captions.slice('only '.length), 'eng-US', 'ASR')],
    claInfo: defaultClaInfo,
  }
}
