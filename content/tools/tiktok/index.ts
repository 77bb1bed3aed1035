import type { Tool } from '@/lib/tool/tool'
import { downloadTiktokMp3 } from './download-tiktok-mp3/tool'
import { downloadTiktokVideo } from './download-tiktok-video/tool'
import { tiktokBio } from './tiktok-bio/tool'
import { tiktokCaption } from './tiktok-caption/tool'
import { tiktokEngagementRateCalculator } from './tiktok-engagement-rate-calculator/tool'
import { tiktokHashtagGenerator } from './tiktok-hashtag-generator/tool'
import { tiktokHookGenerator } from './tiktok-hook-generator/tool'
import { tiktokMoneyCalculator } from './tiktok-money-calculator/tool'
import { tiktokScriptWriter } from './tiktok-script-writer/tool'
import { tiktokShopNameGenerator } from './tiktok-shop-name-generator/tool'
import { tiktokThumbnailDownload } from './tiktok-thumbnail-download/tool'
import { tiktokTranscriptGenerator } from './tiktok-transcript-generator/tool'
import { tiktokUsernameChecker } from './tiktok-username-checker/tool'
import { tiktokUsernameGenerator } from './tiktok-username-generator/tool'
import tiktokVideoIdeas from './tiktok-video-ideas/tool'
import tiktokVideoIdeasGenerator from './tiktok-video-ideas-generator/tool'
import { tiktokVoiceGenerator } from './tiktok-voice-generator/tool'

export const tiktokTools = [
  tiktokVideoIdeas,
  tiktokVideoIdeasGenerator,
  tiktokScriptWriter,
  tiktokHookGenerator,
  tiktokCaption,
  tiktokHashtagGenerator,
  tiktokTranscriptGenerator,
  tiktokUsernameGenerator,
  tiktokUsernameChecker,
  tiktokBio,
  tiktokShopNameGenerator,
  tiktokVoiceGenerator,
  downloadTiktokVideo,
  downloadTiktokMp3,
  tiktokThumbnailDownload,
  tiktokMoneyCalculator,
  tiktokEngagementRateCalculator,
] as const satisfies readonly Tool[]
