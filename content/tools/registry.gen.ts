// Written by `npm run registry`.
import socialImageResizer from '@/content/tools/image/social-image-resizer/tool'
import imageCompressor from '@/content/tools/image/image-compressor/tool'
import imageConverter from '@/content/tools/image/image-converter/tool'
import imageCropper from '@/content/tools/image/image-cropper/tool'
import carouselSplitter from '@/content/tools/image/carousel-splitter/tool'
import thumbnailMaker from '@/content/tools/image/thumbnail-maker/tool'
import memeMaker from '@/content/tools/image/meme-maker/tool'
import quoteCardMaker from '@/content/tools/image/quote-card-maker/tool'
import collageMaker from '@/content/tools/image/collage-maker/tool'
import gifMaker from '@/content/tools/image/gif-maker/tool'
import addWatermark from '@/content/tools/image/add-watermark/tool'
import aiImageGenerator from '@/content/tools/image/ai-image-generator/tool'
import aiAltTextGenerator from '@/content/tools/image/ai-alt-text-generator/tool'
import imageToCaption from '@/content/tools/image/image-to-caption/tool'
import aiPromptWriter from '@/content/tools/image/ai-prompt-writer/tool'
import qrCodeGenerator from '@/content/tools/image/qr-code-generator/tool'
import colorPaletteExtractor from '@/content/tools/image/color-palette-extractor/tool'
import exifRemover from '@/content/tools/image/exif-remover/tool'
import instagramReelsIdeas from '@/content/tools/instagram/instagram-reels-ideas/tool'
import instagramCaption from '@/content/tools/instagram/instagram-caption/tool'
import instagramCarousel from '@/content/tools/instagram/instagram-carousel/tool'
import instagramStoryIdeas from '@/content/tools/instagram/instagram-story-ideas/tool'
import instagramBio from '@/content/tools/instagram/instagram-bio/tool'
import instagramHashtags from '@/content/tools/instagram/instagram-hashtags/tool'
import instagramEngagementRate from '@/content/tools/instagram/instagram-engagement-rate/tool'
import headlineGenerator from '@/content/tools/text/headline-generator/tool'
import paraphraser from '@/content/tools/text/paraphraser/tool'
import toneChanger from '@/content/tools/text/tone-changer/tool'
import textExpander from '@/content/tools/text/text-expander/tool'
import contentRepurposer from '@/content/tools/text/content-repurposer/tool'
import productDescriptionGenerator from '@/content/tools/text/product-description-generator/tool'
import brandPitchEmailWriter from '@/content/tools/text/brand-pitch-email-writer/tool'
import sloganGenerator from '@/content/tools/text/slogan-generator/tool'
import callToActionGenerator from '@/content/tools/text/call-to-action-generator/tool'
import seoMetaGenerator from '@/content/tools/text/seo-meta-generator/tool'
import textTranslator from '@/content/tools/text/text-translator/tool'
import grammarChecker from '@/content/tools/text/grammar-checker/tool'
import textShortener from '@/content/tools/text/text-shortener/tool'
import textSummarizer from '@/content/tools/text/text-summarizer/tool'
import plainLanguageRewriter from '@/content/tools/text/plain-language-rewriter/tool'
import textCleaner from '@/content/tools/text/text-cleaner/tool'
import findAndReplace from '@/content/tools/text/find-and-replace/tool'
import textCompare from '@/content/tools/text/text-compare/tool'
import socialCharacterCounter from '@/content/tools/text/social-character-counter/tool'
import wordCounter from '@/content/tools/text/word-counter/tool'
import readabilityChecker from '@/content/tools/text/readability-checker/tool'
import keywordExtractor from '@/content/tools/text/keyword-extractor/tool'
import scriptTimer from '@/content/tools/text/script-timer/tool'
import caseConverter from '@/content/tools/text/case-converter/tool'
import fancyTextGenerator from '@/content/tools/text/fancy-text-generator/tool'
import captionSpacer from '@/content/tools/text/caption-spacer/tool'
import threadSplitter from '@/content/tools/text/thread-splitter/tool'
import lineOrganizer from '@/content/tools/text/line-organizer/tool'
import subtitleConverter from '@/content/tools/text/subtitle-converter/tool'
import giveawayPicker from '@/content/tools/text/giveaway-picker/tool'
import emojiSymbolPicker from '@/content/tools/text/emoji-symbol-picker/tool'
import utmLinkBuilder from '@/content/tools/text/utm-link-builder/tool'
import tiktokVideoIdeas from '@/content/tools/tiktok/tiktok-video-ideas/tool'
import tiktokVideoIdeasGenerator from '@/content/tools/tiktok/tiktok-video-ideas-generator/tool'
import tiktokScriptWriter from '@/content/tools/tiktok/tiktok-script-writer/tool'
import tiktokHookGenerator from '@/content/tools/tiktok/tiktok-hook-generator/tool'
import tiktokCaption from '@/content/tools/tiktok/tiktok-caption/tool'
import tiktokHashtagGenerator from '@/content/tools/tiktok/tiktok-hashtag-generator/tool'
import tiktokTranscriptGenerator from '@/content/tools/tiktok/tiktok-transcript-generator/tool'
import tiktokUsernameGenerator from '@/content/tools/tiktok/tiktok-username-generator/tool'
import tiktokUsernameChecker from '@/content/tools/tiktok/tiktok-username-checker/tool'
import tiktokBio from '@/content/tools/tiktok/tiktok-bio/tool'
import tiktokShopNameGenerator from '@/content/tools/tiktok/tiktok-shop-name-generator/tool'
import tiktokVoiceGenerator from '@/content/tools/tiktok/tiktok-voice-generator/tool'
import downloadTiktokVideo from '@/content/tools/tiktok/download-tiktok-video/tool'
import downloadTiktokMp3 from '@/content/tools/tiktok/download-tiktok-mp3/tool'
import tiktokThumbnailDownload from '@/content/tools/tiktok/tiktok-thumbnail-download/tool'
import tiktokMoneyCalculator from '@/content/tools/tiktok/tiktok-money-calculator/tool'
import tiktokEngagementRateCalculator from '@/content/tools/tiktok/tiktok-engagement-rate-calculator/tool'
import twitterThread from '@/content/tools/twitter/twitter-thread/tool'
import twitterTweet from '@/content/tools/twitter/twitter-tweet/tool'
import twitterHashtags from '@/content/tools/twitter/twitter-hashtags/tool'
import twitterBio from '@/content/tools/twitter/twitter-bio/tool'
import youtubeTitle from '@/content/tools/youtube/youtube-title/tool'
import youtubeThumbnailIdeas from '@/content/tools/youtube/youtube-thumbnail-ideas/tool'
import youtubeDescription from '@/content/tools/youtube/youtube-description/tool'
import youtubeTags from '@/content/tools/youtube/youtube-tags/tool'
import youtubeScript from '@/content/tools/youtube/youtube-script/tool'
import youtubeChannelName from '@/content/tools/youtube/youtube-channel-name/tool'

export const toolsByGroup = {
  image: [
    socialImageResizer,
    imageCompressor,
    imageConverter,
    imageCropper,
    carouselSplitter,
    thumbnailMaker,
    memeMaker,
    quoteCardMaker,
    collageMaker,
    gifMaker,
    addWatermark,
    aiImageGenerator,
    aiAltTextGenerator,
    imageToCaption,
    aiPromptWriter,
    qrCodeGenerator,
    colorPaletteExtractor,
    exifRemover,
  ],
  instagram: [
    instagramReelsIdeas,
    instagramCaption,
    instagramCarousel,
    instagramStoryIdeas,
    instagramBio,
    instagramHashtags,
    instagramEngagementRate,
  ],
  text: [
    headlineGenerator,
    paraphraser,
    toneChanger,
    textExpander,
    contentRepurposer,
    productDescriptionGenerator,
    brandPitchEmailWriter,
    sloganGenerator,
    callToActionGenerator,
    seoMetaGenerator,
    textTranslator,
    grammarChecker,
    textShortener,
    textSummarizer,
    plainLanguageRewriter,
    textCleaner,
    findAndReplace,
    textCompare,
    socialCharacterCounter,
    wordCounter,
    readabilityChecker,
    keywordExtractor,
    scriptTimer,
    caseConverter,
    fancyTextGenerator,
    captionSpacer,
    threadSplitter,
    lineOrganizer,
    subtitleConverter,
    giveawayPicker,
    emojiSymbolPicker,
    utmLinkBuilder,
  ],
  tiktok: [
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
  ],
  twitter: [
    twitterThread,
    twitterTweet,
    twitterHashtags,
    twitterBio,
  ],
  youtube: [
    youtubeTitle,
    youtubeThumbnailIdeas,
    youtubeDescription,
    youtubeTags,
    youtubeScript,
    youtubeChannelName,
  ],
} as const
