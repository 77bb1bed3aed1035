import type { MockState } from './call.ts'
import type { Post } from './posts.ts'

const farFuture = 1_893_456_000

/** Which captions a watch page lists. */
export function buildCaptions(world: MockState, captions: Post['captions']) {
  const entry = (name: string, language: string, source: 'ASR' | 'MT' | 'LC') => ({
    LanguageID: '2',
    LanguageCodeName: language,
    Url: `${world.origin}/subs/${name}.vtt`,
    UrlExpire: String(farFuture),
    Format: 'webvtt',
    Version: '1',
    Source: source,
    Size: '120',
  })
  const heard = { hasOriginalAudio: true, enableAutoCaption: true, captionInfos: [], noCaptionReason: 0 }
  const english = entry('english', 'eng-US', 'ASR')
  const spanish = entry('spanish', 'spa-ES', 'MT')

  if (captions === 'usual') return { subtitleInfos: [spanish, english], claInfo: heard }
  if (captions === 'translated-only') return { subtitleInfos: [spanish], claInfo: heard }
  if (captions === 'no-speech') {
    return { subtitleInfos: [], claInfo: { ...heard, hasOriginalAudio: false, noCaptionReason: 3 } }
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
    return { subtitleInfos: [], claInfo: { ...heard, captionInfos: [info] } }
  }
  if (captions === 'none') return { subtitleInfos: [], claInfo: { ...heard, noCaptionReason: 1 } }
  return { subtitleInfos: [entry(captions.slice('only '.length), 'eng-US', 'ASR')], claInfo: heard }
}
