// Written by `npm run registry`.
import socialImageResizerCopy from '@/content/tools/image/social-image-resizer/copy.md'
import socialImageResizer from '@/content/tools/image/social-image-resizer/tool'
import imageCompressorCopy from '@/content/tools/image/image-compressor/copy.md'
import imageCompressor from '@/content/tools/image/image-compressor/tool'
import imageConverterCopy from '@/content/tools/image/image-converter/copy.md'
import imageConverter from '@/content/tools/image/image-converter/tool'
import imageCropperCopy from '@/content/tools/image/image-cropper/copy.md'
import imageCropper from '@/content/tools/image/image-cropper/tool'
import carouselSplitterCopy from '@/content/tools/image/carousel-splitter/copy.md'
import carouselSplitter from '@/content/tools/image/carousel-splitter/tool'
import videoForPostsCopy from '@/content/tools/image/video-for-posts/copy.md'
import videoForPosts from '@/content/tools/image/video-for-posts/tool'
import thumbnailMakerCopy from '@/content/tools/image/thumbnail-maker/copy.md'
import thumbnailMaker from '@/content/tools/image/thumbnail-maker/tool'
import memeMakerCopy from '@/content/tools/image/meme-maker/copy.md'
import memeMaker from '@/content/tools/image/meme-maker/tool'
import quoteCardMakerCopy from '@/content/tools/image/quote-card-maker/copy.md'
import quoteCardMaker from '@/content/tools/image/quote-card-maker/tool'
import collageMakerCopy from '@/content/tools/image/collage-maker/copy.md'
import collageMaker from '@/content/tools/image/collage-maker/tool'
import gifMakerCopy from '@/content/tools/image/gif-maker/copy.md'
import gifMaker from '@/content/tools/image/gif-maker/tool'
import addWatermarkCopy from '@/content/tools/image/add-watermark/copy.md'
import addWatermark from '@/content/tools/image/add-watermark/tool'
import aiImageGeneratorCopy from '@/content/tools/image/ai-image-generator/copy.md'
import aiImageGenerator from '@/content/tools/image/ai-image-generator/tool'
import aiAltTextGeneratorCopy from '@/content/tools/image/ai-alt-text-generator/copy.md'
import aiAltTextGenerator from '@/content/tools/image/ai-alt-text-generator/tool'
import imageToCaptionCopy from '@/content/tools/image/image-to-caption/copy.md'
import imageToCaption from '@/content/tools/image/image-to-caption/tool'
import aiPromptWriterCopy from '@/content/tools/image/ai-prompt-writer/copy.md'
import aiPromptWriter from '@/content/tools/image/ai-prompt-writer/tool'
import qrCodeGeneratorCopy from '@/content/tools/image/qr-code-generator/copy.md'
import qrCodeGenerator from '@/content/tools/image/qr-code-generator/tool'
import colorPaletteExtractorCopy from '@/content/tools/image/color-palette-extractor/copy.md'
import colorPaletteExtractor from '@/content/tools/image/color-palette-extractor/tool'
import exifRemoverCopy from '@/content/tools/image/exif-remover/copy.md'
import exifRemover from '@/content/tools/image/exif-remover/tool'
import instagramReelsIdeasCopy from '@/content/tools/instagram/instagram-reels-ideas/copy.md'
import instagramReelsIdeas from '@/content/tools/instagram/instagram-reels-ideas/tool'
import instagramCaptionCopy from '@/content/tools/instagram/instagram-caption/copy.md'
import instagramCaption from '@/content/tools/instagram/instagram-caption/tool'
import instagramCarouselCopy from '@/content/tools/instagram/instagram-carousel/copy.md'
import instagramCarousel from '@/content/tools/instagram/instagram-carousel/tool'
import instagramStoryIdeasCopy from '@/content/tools/instagram/instagram-story-ideas/copy.md'
import instagramStoryIdeas from '@/content/tools/instagram/instagram-story-ideas/tool'
import instagramBioCopy from '@/content/tools/instagram/instagram-bio/copy.md'
import instagramBio from '@/content/tools/instagram/instagram-bio/tool'
import instagramHashtagsCopy from '@/content/tools/instagram/instagram-hashtags/copy.md'
import instagramHashtags from '@/content/tools/instagram/instagram-hashtags/tool'
import instagramEngagementRateCopy from '@/content/tools/instagram/instagram-engagement-rate/copy.md'
import instagramEngagementRate from '@/content/tools/instagram/instagram-engagement-rate/tool'
import headlineGeneratorCopy from '@/content/tools/text/headline-generator/copy.md'
import headlineGenerator from '@/content/tools/text/headline-generator/tool'
import paraphraserCopy from '@/content/tools/text/paraphraser/copy.md'
import paraphraser from '@/content/tools/text/paraphraser/tool'
import toneChangerCopy from '@/content/tools/text/tone-changer/copy.md'
import toneChanger from '@/content/tools/text/tone-changer/tool'
import textExpanderCopy from '@/content/tools/text/text-expander/copy.md'
import textExpander from '@/content/tools/text/text-expander/tool'
import contentRepurposerCopy from '@/content/tools/text/content-repurposer/copy.md'
import contentRepurposer from '@/content/tools/text/content-repurposer/tool'
import productDescriptionGeneratorCopy from '@/content/tools/text/product-description-generator/copy.md'
import productDescriptionGenerator from '@/content/tools/text/product-description-generator/tool'
import brandPitchEmailWriterCopy from '@/content/tools/text/brand-pitch-email-writer/copy.md'
import brandPitchEmailWriter from '@/content/tools/text/brand-pitch-email-writer/tool'
import sloganGeneratorCopy from '@/content/tools/text/slogan-generator/copy.md'
import sloganGenerator from '@/content/tools/text/slogan-generator/tool'
import callToActionGeneratorCopy from '@/content/tools/text/call-to-action-generator/copy.md'
import callToActionGenerator from '@/content/tools/text/call-to-action-generator/tool'
import seoMetaGeneratorCopy from '@/content/tools/text/seo-meta-generator/copy.md'
import seoMetaGenerator from '@/content/tools/text/seo-meta-generator/tool'
import textTranslatorCopy from '@/content/tools/text/text-translator/copy.md'
import textTranslator from '@/content/tools/text/text-translator/tool'
import grammarCheckerCopy from '@/content/tools/text/grammar-checker/copy.md'
import grammarChecker from '@/content/tools/text/grammar-checker/tool'
import textShortenerCopy from '@/content/tools/text/text-shortener/copy.md'
import textShortener from '@/content/tools/text/text-shortener/tool'
import textSummarizerCopy from '@/content/tools/text/text-summarizer/copy.md'
import textSummarizer from '@/content/tools/text/text-summarizer/tool'
import plainLanguageRewriterCopy from '@/content/tools/text/plain-language-rewriter/copy.md'
import plainLanguageRewriter from '@/content/tools/text/plain-language-rewriter/tool'
import textCleanerCopy from '@/content/tools/text/text-cleaner/copy.md'
import textCleaner from '@/content/tools/text/text-cleaner/tool'
import findAndReplaceCopy from '@/content/tools/text/find-and-replace/copy.md'
import findAndReplace from '@/content/tools/text/find-and-replace/tool'
import textCompareCopy from '@/content/tools/text/text-compare/copy.md'
import textCompare from '@/content/tools/text/text-compare/tool'
import socialCharacterCounterCopy from '@/content/tools/text/social-character-counter/copy.md'
import socialCharacterCounter from '@/content/tools/text/social-character-counter/tool'
import wordCounterCopy from '@/content/tools/text/word-counter/copy.md'
import wordCounter from '@/content/tools/text/word-counter/tool'
import readabilityCheckerCopy from '@/content/tools/text/readability-checker/copy.md'
import readabilityChecker from '@/content/tools/text/readability-checker/tool'
import keywordExtractorCopy from '@/content/tools/text/keyword-extractor/copy.md'
import keywordExtractor from '@/content/tools/text/keyword-extractor/tool'
import scriptTimerCopy from '@/content/tools/text/script-timer/copy.md'
import scriptTimer from '@/content/tools/text/script-timer/tool'
import caseConverterCopy from '@/content/tools/text/case-converter/copy.md'
import caseConverter from '@/content/tools/text/case-converter/tool'
import fancyTextGeneratorCopy from '@/content/tools/text/fancy-text-generator/copy.md'
import fancyTextGenerator from '@/content/tools/text/fancy-text-generator/tool'
import captionSpacerCopy from '@/content/tools/text/caption-spacer/copy.md'
import captionSpacer from '@/content/tools/text/caption-spacer/tool'
import threadSplitterCopy from '@/content/tools/text/thread-splitter/copy.md'
import threadSplitter from '@/content/tools/text/thread-splitter/tool'
import lineOrganizerCopy from '@/content/tools/text/line-organizer/copy.md'
import lineOrganizer from '@/content/tools/text/line-organizer/tool'
import subtitleConverterCopy from '@/content/tools/text/subtitle-converter/copy.md'
import subtitleConverter from '@/content/tools/text/subtitle-converter/tool'
import giveawayPickerCopy from '@/content/tools/text/giveaway-picker/copy.md'
import giveawayPicker from '@/content/tools/text/giveaway-picker/tool'
import emojiSymbolPickerCopy from '@/content/tools/text/emoji-symbol-picker/copy.md'
import emojiSymbolPicker from '@/content/tools/text/emoji-symbol-picker/tool'
import utmLinkBuilderCopy from '@/content/tools/text/utm-link-builder/copy.md'
import utmLinkBuilder from '@/content/tools/text/utm-link-builder/tool'
import tiktokVideoIdeasCopy from '@/content/tools/tiktok/tiktok-video-ideas/copy.md'
import tiktokVideoIdeas from '@/content/tools/tiktok/tiktok-video-ideas/tool'
import tiktokVideoIdeasGeneratorCopy from '@/content/tools/tiktok/tiktok-video-ideas-generator/copy.md'
import tiktokVideoIdeasGenerator from '@/content/tools/tiktok/tiktok-video-ideas-generator/tool'
import tiktokScriptWriterCopy from '@/content/tools/tiktok/tiktok-script-writer/copy.md'
import tiktokScriptWriter from '@/content/tools/tiktok/tiktok-script-writer/tool'
import tiktokHookGeneratorCopy from '@/content/tools/tiktok/tiktok-hook-generator/copy.md'
import tiktokHookGenerator from '@/content/tools/tiktok/tiktok-hook-generator/tool'
import tiktokCaptionCopy from '@/content/tools/tiktok/tiktok-caption/copy.md'
import tiktokCaption from '@/content/tools/tiktok/tiktok-caption/tool'
import tiktokHashtagGeneratorCopy from '@/content/tools/tiktok/tiktok-hashtag-generator/copy.md'
import tiktokHashtagGenerator from '@/content/tools/tiktok/tiktok-hashtag-generator/tool'
import tiktokTranscriptGeneratorCopy from '@/content/tools/tiktok/tiktok-transcript-generator/copy.md'
import tiktokTranscriptGenerator from '@/content/tools/tiktok/tiktok-transcript-generator/tool'
import tiktokUsernameGeneratorCopy from '@/content/tools/tiktok/tiktok-username-generator/copy.md'
import tiktokUsernameGenerator from '@/content/tools/tiktok/tiktok-username-generator/tool'
import tiktokUsernameCheckerCopy from '@/content/tools/tiktok/tiktok-username-checker/copy.md'
import tiktokUsernameChecker from '@/content/tools/tiktok/tiktok-username-checker/tool'
import tiktokBioCopy from '@/content/tools/tiktok/tiktok-bio/copy.md'
import tiktokBio from '@/content/tools/tiktok/tiktok-bio/tool'
import tiktokShopNameGeneratorCopy from '@/content/tools/tiktok/tiktok-shop-name-generator/copy.md'
import tiktokShopNameGenerator from '@/content/tools/tiktok/tiktok-shop-name-generator/tool'
import tiktokVoiceGeneratorCopy from '@/content/tools/tiktok/tiktok-voice-generator/copy.md'
import tiktokVoiceGenerator from '@/content/tools/tiktok/tiktok-voice-generator/tool'
import downloadTiktokVideoCopy from '@/content/tools/tiktok/download-tiktok-video/copy.md'
import downloadTiktokVideo from '@/content/tools/tiktok/download-tiktok-video/tool'
import downloadTiktokMp3Copy from '@/content/tools/tiktok/download-tiktok-mp3/copy.md'
import downloadTiktokMp3 from '@/content/tools/tiktok/download-tiktok-mp3/tool'
import tiktokThumbnailDownloadCopy from '@/content/tools/tiktok/tiktok-thumbnail-download/copy.md'
import tiktokThumbnailDownload from '@/content/tools/tiktok/tiktok-thumbnail-download/tool'
import tiktokMoneyCalculatorCopy from '@/content/tools/tiktok/tiktok-money-calculator/copy.md'
import tiktokMoneyCalculator from '@/content/tools/tiktok/tiktok-money-calculator/tool'
import tiktokEngagementRateCalculatorCopy from '@/content/tools/tiktok/tiktok-engagement-rate-calculator/copy.md'
import tiktokEngagementRateCalculator from '@/content/tools/tiktok/tiktok-engagement-rate-calculator/tool'
import twitterThreadCopy from '@/content/tools/twitter/twitter-thread/copy.md'
import twitterThread from '@/content/tools/twitter/twitter-thread/tool'
import twitterTweetCopy from '@/content/tools/twitter/twitter-tweet/copy.md'
import twitterTweet from '@/content/tools/twitter/twitter-tweet/tool'
import twitterHashtagsCopy from '@/content/tools/twitter/twitter-hashtags/copy.md'
import twitterHashtags from '@/content/tools/twitter/twitter-hashtags/tool'
import twitterBioCopy from '@/content/tools/twitter/twitter-bio/copy.md'
import twitterBio from '@/content/tools/twitter/twitter-bio/tool'
import youtubeTitleCopy from '@/content/tools/youtube/youtube-title/copy.md'
import youtubeTitle from '@/content/tools/youtube/youtube-title/tool'
import youtubeThumbnailIdeasCopy from '@/content/tools/youtube/youtube-thumbnail-ideas/copy.md'
import youtubeThumbnailIdeas from '@/content/tools/youtube/youtube-thumbnail-ideas/tool'
import youtubeDescriptionCopy from '@/content/tools/youtube/youtube-description/copy.md'
import youtubeDescription from '@/content/tools/youtube/youtube-description/tool'
import youtubeTagsCopy from '@/content/tools/youtube/youtube-tags/copy.md'
import youtubeTags from '@/content/tools/youtube/youtube-tags/tool'
import youtubeScriptCopy from '@/content/tools/youtube/youtube-script/copy.md'
import youtubeScript from '@/content/tools/youtube/youtube-script/tool'
import youtubeChannelNameCopy from '@/content/tools/youtube/youtube-channel-name/copy.md'
import youtubeChannelName from '@/content/tools/youtube/youtube-channel-name/tool'

export const toolsByGroup = {
  image: [
    { ...socialImageResizer, type: 'social-image-resizer', copy: socialImageResizerCopy },
    { ...imageCompressor, type: 'image-compressor', copy: imageCompressorCopy },
    { ...imageConverter, type: 'image-converter', copy: imageConverterCopy },
    { ...imageCropper, type: 'image-cropper', copy: imageCropperCopy },
    { ...carouselSplitter, type: 'carousel-splitter', copy: carouselSplitterCopy },
    { ...videoForPosts, type: 'video-for-posts', copy: videoForPostsCopy },
    { ...thumbnailMaker, type: 'thumbnail-maker', copy: thumbnailMakerCopy },
    { ...memeMaker, type: 'meme-maker', copy: memeMakerCopy },
    { ...quoteCardMaker, type: 'quote-card-maker', copy: quoteCardMakerCopy },
    { ...collageMaker, type: 'collage-maker', copy: collageMakerCopy },
    { ...gifMaker, type: 'gif-maker', copy: gifMakerCopy },
    { ...addWatermark, type: 'add-watermark', copy: addWatermarkCopy },
    { ...aiImageGenerator, type: 'ai-image-generator', copy: aiImageGeneratorCopy },
    { ...aiAltTextGenerator, type: 'ai-alt-text-generator', copy: aiAltTextGeneratorCopy },
    { ...imageToCaption, type: 'image-to-caption', copy: imageToCaptionCopy },
    { ...aiPromptWriter, type: 'ai-prompt-writer', copy: aiPromptWriterCopy },
    { ...qrCodeGenerator, type: 'qr-code-generator', copy: qrCodeGeneratorCopy },
    { ...colorPaletteExtractor, type: 'color-palette-extractor', copy: colorPaletteExtractorCopy },
    { ...exifRemover, type: 'exif-remover', copy: exifRemoverCopy },
  ],
  instagram: [
    { ...instagramReelsIdeas, type: 'instagram-reels-ideas', copy: instagramReelsIdeasCopy },
    { ...instagramCaption, type: 'instagram-caption', copy: instagramCaptionCopy },
    { ...instagramCarousel, type: 'instagram-carousel', copy: instagramCarouselCopy },
    { ...instagramStoryIdeas, type: 'instagram-story-ideas', copy: instagramStoryIdeasCopy },
    { ...instagramBio, type: 'instagram-bio', copy: instagramBioCopy },
    { ...instagramHashtags, type: 'instagram-hashtags', copy: instagramHashtagsCopy },
    { ...instagramEngagementRate, type: 'instagram-engagement-rate', copy: instagramEngagementRateCopy },
  ],
  text: [
    { ...headlineGenerator, type: 'headline-generator', copy: headlineGeneratorCopy },
    { ...paraphraser, type: 'paraphraser', copy: paraphraserCopy },
    { ...toneChanger, type: 'tone-changer', copy: toneChangerCopy },
    { ...textExpander, type: 'text-expander', copy: textExpanderCopy },
    { ...contentRepurposer, type: 'content-repurposer', copy: contentRepurposerCopy },
    { ...productDescriptionGenerator, type: 'product-description-generator', copy: productDescriptionGeneratorCopy },
    { ...brandPitchEmailWriter, type: 'brand-pitch-email-writer', copy: brandPitchEmailWriterCopy },
    { ...sloganGenerator, type: 'slogan-generator', copy: sloganGeneratorCopy },
    { ...callToActionGenerator, type: 'call-to-action-generator', copy: callToActionGeneratorCopy },
    { ...seoMetaGenerator, type: 'seo-meta-generator', copy: seoMetaGeneratorCopy },
    { ...textTranslator, type: 'text-translator', copy: textTranslatorCopy },
    { ...grammarChecker, type: 'grammar-checker', copy: grammarCheckerCopy },
    { ...textShortener, type: 'text-shortener', copy: textShortenerCopy },
    { ...textSummarizer, type: 'text-summarizer', copy: textSummarizerCopy },
    { ...plainLanguageRewriter, type: 'plain-language-rewriter', copy: plainLanguageRewriterCopy },
    { ...textCleaner, type: 'text-cleaner', copy: textCleanerCopy },
    { ...findAndReplace, type: 'find-and-replace', copy: findAndReplaceCopy },
    { ...textCompare, type: 'text-compare', copy: textCompareCopy },
    { ...socialCharacterCounter, type: 'social-character-counter', copy: socialCharacterCounterCopy },
    { ...wordCounter, type: 'word-counter', copy: wordCounterCopy },
    { ...readabilityChecker, type: 'readability-checker', copy: readabilityCheckerCopy },
    { ...keywordExtractor, type: 'keyword-extractor', copy: keywordExtractorCopy },
    { ...scriptTimer, type: 'script-timer', copy: scriptTimerCopy },
    { ...caseConverter, type: 'case-converter', copy: caseConverterCopy },
    { ...fancyTextGenerator, type: 'fancy-text-generator', copy: fancyTextGeneratorCopy },
    { ...captionSpacer, type: 'caption-spacer', copy: captionSpacerCopy },
    { ...threadSplitter, type: 'thread-splitter', copy: threadSplitterCopy },
    { ...lineOrganizer, type: 'line-organizer', copy: lineOrganizerCopy },
    { ...subtitleConverter, type: 'subtitle-converter', copy: subtitleConverterCopy },
    { ...giveawayPicker, type: 'giveaway-picker', copy: giveawayPickerCopy },
    { ...emojiSymbolPicker, type: 'emoji-symbol-picker', copy: emojiSymbolPickerCopy },
    { ...utmLinkBuilder, type: 'utm-link-builder', copy: utmLinkBuilderCopy },
  ],
  tiktok: [
    { ...tiktokVideoIdeas, type: 'tiktok-video-ideas', copy: tiktokVideoIdeasCopy },
    { ...tiktokVideoIdeasGenerator, type: 'tiktok-video-ideas-generator', copy: tiktokVideoIdeasGeneratorCopy },
    { ...tiktokScriptWriter, type: 'tiktok-script-writer', copy: tiktokScriptWriterCopy },
    { ...tiktokHookGenerator, type: 'tiktok-hook-generator', copy: tiktokHookGeneratorCopy },
    { ...tiktokCaption, type: 'tiktok-caption', copy: tiktokCaptionCopy },
    { ...tiktokHashtagGenerator, type: 'tiktok-hashtag-generator', copy: tiktokHashtagGeneratorCopy },
    { ...tiktokTranscriptGenerator, type: 'tiktok-transcript-generator', copy: tiktokTranscriptGeneratorCopy },
    { ...tiktokUsernameGenerator, type: 'tiktok-username-generator', copy: tiktokUsernameGeneratorCopy },
    { ...tiktokUsernameChecker, type: 'tiktok-username-checker', copy: tiktokUsernameCheckerCopy },
    { ...tiktokBio, type: 'tiktok-bio', copy: tiktokBioCopy },
    { ...tiktokShopNameGenerator, type: 'tiktok-shop-name-generator', copy: tiktokShopNameGeneratorCopy },
    { ...tiktokVoiceGenerator, type: 'tiktok-voice-generator', copy: tiktokVoiceGeneratorCopy },
    { ...downloadTiktokVideo, type: 'download-tiktok-video', copy: downloadTiktokVideoCopy },
    { ...downloadTiktokMp3, type: 'download-tiktok-mp3', copy: downloadTiktokMp3Copy },
    { ...tiktokThumbnailDownload, type: 'tiktok-thumbnail-download', copy: tiktokThumbnailDownloadCopy },
    { ...tiktokMoneyCalculator, type: 'tiktok-money-calculator', copy: tiktokMoneyCalculatorCopy },
    { ...tiktokEngagementRateCalculator, type: 'tiktok-engagement-rate-calculator', copy: tiktokEngagementRateCalculatorCopy },
  ],
  twitter: [
    { ...twitterThread, type: 'twitter-thread', copy: twitterThreadCopy },
    { ...twitterTweet, type: 'twitter-tweet', copy: twitterTweetCopy },
    { ...twitterHashtags, type: 'twitter-hashtags', copy: twitterHashtagsCopy },
    { ...twitterBio, type: 'twitter-bio', copy: twitterBioCopy },
  ],
  youtube: [
    { ...youtubeTitle, type: 'youtube-title', copy: youtubeTitleCopy },
    { ...youtubeThumbnailIdeas, type: 'youtube-thumbnail-ideas', copy: youtubeThumbnailIdeasCopy },
    { ...youtubeDescription, type: 'youtube-description', copy: youtubeDescriptionCopy },
    { ...youtubeTags, type: 'youtube-tags', copy: youtubeTagsCopy },
    { ...youtubeScript, type: 'youtube-script', copy: youtubeScriptCopy },
    { ...youtubeChannelName, type: 'youtube-channel-name', copy: youtubeChannelNameCopy },
  ],
} as const
