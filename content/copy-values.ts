import { MAX_TEXT_FILE_BYTES } from '@/components/text/read-text-file'
import { X_MAX_BYTES } from '@/content/tools/image/gif-maker/gif-plan'
import { DEFAULT_MAX_DAILY_IMAGE_RUNS } from '@/lib/core/daily-limits'
import { formatBytesPrecise } from '@/lib/core/format/format-bytes'
import { formatDimensions } from '@/lib/core/geometry/sizes'
import { stopWordLanguages } from '@/lib/core/stop-words'
import { MIN_TEXT_CONTRAST } from '@/lib/images/drawing/colors'
import { MAX_BATCH_BYTES, MAX_BATCH_FILES, MAX_FILE_BYTES, MAX_PIXELS, MAX_SIDE } from '@/lib/images/limits'
import { getWordBudget } from '@/lib/kits/script-timing'
import { measureMastodonLength } from '@/lib/platforms/counting/network-lengths'
import { measureWeightedLength } from '@/lib/platforms/counting/text-length'
import { getPreset, imageNetworks } from '@/lib/platforms/images/presets'
import { networks } from '@/lib/platforms/networks'
import * as bluesky from '@/lib/platforms/networks/bluesky'
import * as instagram from '@/lib/platforms/networks/instagram'
import * as linkedin from '@/lib/platforms/networks/linkedin'
import * as mastodon from '@/lib/platforms/networks/mastodon'
import * as tiktok from '@/lib/platforms/networks/tiktok'
import * as x from '@/lib/platforms/networks/x'
import * as youtube from '@/lib/platforms/networks/youtube'
import { chapterRules } from '@/lib/platforms/youtube/chapters'
import { READING_WORDS_PER_MINUTE, SPEAKING_WORDS_PER_MINUTE } from '@/lib/text/words-per-minute'
import { MAX_LINKS } from '@/lib/tiktok/links/link-lines'
import { MEDIA_LINK_LIFETIME_MS } from '@/lib/tiktok/media/media-link'
import { MAX_IMAGE_SIDE } from '@/lib/tool/body-limit'
import { paceField } from '@/lib/tool/shared-fields'

/** A network's fields, by their names in `lib/platforms/networks/`: `{{tiktokCaption.max}}`. */
export const networkFields = { ...bluesky, ...instagram, ...linkedin, ...mastodon, ...tiktok, ...x, ...youtube }

const [slow = 0, normal = 0, fast = 0] = paceField.options.map(({ value }) => Number(value))
const getFileSize = (network: 'instagram' | 'pinterest' | 'tiktok' | 'youtube') =>
  formatBytesPrecise(imageNetworks[network].limit.maxBytes)
const getPresetSize = (id: string) => formatDimensions(getPreset(id))

/** Figures in the copy of several tools. A tool's `copyValues` has those of that tool alone. */
export const copyValues = {
  chapterRules,
  fileSizes: {
    instagram: getFileSize('instagram'),
    pinterest: getFileSize('pinterest'),
    tiktok: getFileSize('tiktok'),
    youtube: getFileSize('youtube'),
  },
  gifSizeOnX: formatBytesPrecise(X_MAX_BYTES),
  imageNetworkCount: Object.keys(imageNetworks).length,
  imageRunsPerDay: DEFAULT_MAX_DAILY_IMAGE_RUNS,
  images: {
    batchSize: formatBytesPrecise(MAX_BATCH_BYTES),
    fileSize: formatBytesPrecise(MAX_FILE_BYTES),
    files: MAX_BATCH_FILES,
    megapixels: MAX_PIXELS / 1_000_000,
    modelSide: MAX_IMAGE_SIDE,
    side: MAX_SIDE,
  },
  imageSizes: {
    portrait: getPresetSize('ig-4x5'),
    story: getPresetSize('ig-story'),
    tall: getPresetSize('ig-3x4'),
    thumbnail: getPresetSize('yt-thumbnail'),
  },
  linkLength: {
    mastodon: measureMastodonLength('https://example.com/a-longer-address'),
    x: measureWeightedLength('https://example.com/a-longer-address'),
  },
  maxLinks: MAX_LINKS,
  mediaLinkMinutes: MEDIA_LINK_LIFETIME_MS / 60_000,
  networkCount: Object.keys(networks).length,
  stopWordLanguageCount: stopWordLanguages.length,
  textContrast: MIN_TEXT_CONTRAST,
  textFileSize: formatBytesPrecise(MAX_TEXT_FILE_BYTES),
  wordsIn30Seconds: { fast: getWordBudget(30, fast), normal: getWordBudget(30, normal), slow: getWordBudget(30, slow) },
  wordsIn5Minutes: getWordBudget(300, normal),
  wordsPerMinute: { fast, normal, reading: READING_WORDS_PER_MINUTE, slow, speaking: SPEAKING_WORDS_PER_MINUTE },
}
