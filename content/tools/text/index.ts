import type { Tool } from '@/lib/tool/tool'
import { brandPitchEmailWriter } from './brand-pitch-email-writer/tool'
import { callToActionGenerator } from './call-to-action-generator/tool'
import { captionSpacer } from './caption-spacer/tool'
import { caseConverter } from './case-converter/tool'
import { contentRepurposer } from './content-repurposer/tool'
import { emojiSymbolPicker } from './emoji-symbol-picker/tool'
import { fancyTextGenerator } from './fancy-text-generator/tool'
import { findAndReplace } from './find-and-replace/tool'
import { giveawayPicker } from './giveaway-picker/tool'
import { grammarChecker } from './grammar-checker/tool'
import { headlineGenerator } from './headline-generator/tool'
import { keywordExtractor } from './keyword-extractor/tool'
import { lineOrganizer } from './line-organizer/tool'
import { paraphraser } from './paraphraser/tool'
import { plainLanguageRewriter } from './plain-language-rewriter/tool'
import { productDescriptionGenerator } from './product-description-generator/tool'
import { readabilityChecker } from './readability-checker/tool'
import { scriptTimer } from './script-timer/tool'
import seoMetaGenerator from './seo-meta-generator/tool'
import { sloganGenerator } from './slogan-generator/tool'
import { socialCharacterCounter } from './social-character-counter/tool'
import { subtitleConverter } from './subtitle-converter/tool'
import { textCleaner } from './text-cleaner/tool'
import { textCompare } from './text-compare/tool'
import { textExpander } from './text-expander/tool'
import { textShortener } from './text-shortener/tool'
import { textSummarizer } from './text-summarizer/tool'
import { textTranslator } from './text-translator/tool'
import { threadSplitter } from './thread-splitter/tool'
import { toneChanger } from './tone-changer/tool'
import { utmLinkBuilder } from './utm-link-builder/tool'
import { wordCounter } from './word-counter/tool'

export const textTools = [
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
] as const satisfies readonly Tool[]
