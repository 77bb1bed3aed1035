import type { SearchEntry } from '@/components/shell/search-engine'
import { imageToolsPage, textToolsPage } from '@/content/pages/group-pages'
import { platforms } from '@/content/pages/platforms'
import { resolveLinks } from '@/content/paths'
import { groups, platformGroups } from '@/content/tools'

const synonyms = {
  'tiktok-video-ideas': 'what should i post, inspiration, brainstorm, viral ideas, topics',
  'tiktok-video-ideas-generator': 'calendar, planner, schedule, weekly plan, content strategy, ics',
  'ai-alt-text-generator':
    'alt tag, alternative text, describe photo, image to text, picture description, ada compliance',
  'ai-prompt-writer': 'prompt ideas, text to image prompt, dalle prompt, ai art prompts, prompt maker',
  'image-to-caption': 'caption my photo, photo to caption, selfie caption, caption from picture',
  'tiktok-script-writer': 'script, what to say, speech, voiceover script, storyboard',
  'tiktok-hook-generator': 'hooks, first line, opener, stop the scroll, beginning',
  'tiktok-caption': 'captions, emoji, text under video, cta',
  'tiktok-hashtag-generator': 'hashtag, trending hashtags, for you page, foryou, viral hashtags',
  'tiktok-transcript-generator': 'podcast, repurpose, transcription, lyrics, audio to text, closed captions, interview',
  'tiktok-username-generator': 'username, user name, usernames, tiktok name',
  'tiktok-username-checker': 'username available, is my name taken, availability, lookup',
  'tiktok-bio': 'bios, profile text, profile description',
  'tiktok-shop-name-generator': 'business name, company name, etsy',
  'tiktok-voice-generator': 'voice, robot voice, narrator, ai voice, audiobook, speak',
  'download-tiktok-video': 'tiktok downloader, save video, snaptik, ssstik, remove watermark, link to video',
  'download-tiktok-mp3': 'audio download, tiktok sound, tiktok to mp3, song download',
  'tiktok-thumbnail-download': 'cover download, save thumbnail, screenshot',
  'tiktok-money-calculator': 'money, how much can i earn, revenue, salary, make money, rpm, price',
  'tiktok-engagement-rate-calculator': 'engagement rate, stats, er calculator',
  'youtube-title': 'titles, video name, clickbait',
  'youtube-thumbnail-ideas': 'thumbnails, youtube thumbnail, cover design, ctr',
  'youtube-description': 'descriptions, about the video, podcast notes',
  'youtube-tags': 'seo, meta tags',
  'youtube-script': 'long video, vlog, tutorial script',
  'youtube-channel-name': 'channel, youtube username',
  'instagram-reels-ideas': 'reels, reel, instagram ideas',
  'instagram-caption': 'ig caption, insta caption, emoji',
  'instagram-carousel': 'carousel, slides, repurpose, blog post, infographic, pdf, linkedin carousel',
  'instagram-story-ideas': 'stories, story, poll, quiz',
  'instagram-bio': 'ig bio, profile text',
  'instagram-hashtags': 'ig hashtags, insta hashtags, trending hashtags',
  'instagram-engagement-rate': 'ig engagement, engagement rate, stats',
  'twitter-thread': 'threads, split text, repurpose, newsletter, long post, article',
  'twitter-tweet': 'tweets, post on x, short post, joke',
  'twitter-hashtags': 'hashtags for x, hashtags for twitter',
  'twitter-bio': 'profile text',
  'ai-image-generator':
    'draw, illustration, ai image, image maker, midjourney, dall-e, image prompt, wallpaper, avatar',
  'add-watermark': 'add logo to photo, sign photos, copyright photo, bulk watermark, photo stamp',
  'color-palette-extractor':
    'palette, color from image, colour from picture, hex code, rgb, color scheme, contrast, color dropper',
  'carousel-splitter':
    'split image, image splitter, panorama to carousel, instagram panorama, seamless carousel, grid maker, instagram grid, nine grid, photo slicer, pdf carousel',
  'qr-code-generator': 'wifi password code, business card qr, menu qr, qr maker, qr code svg, link to qr',
  'image-cropper':
    'crop photo, crop circle, circle crop, round profile picture, profile picture maker, passport crop, cut picture, rotate picture, rotate image, flip image, mirror image, straighten photo, crop to square',
  'social-image-resizer':
    'resize image, photo resizer, image size, picture size, instagram post size, story size, youtube banner size, facebook cover size, pinterest pin size, fit to instagram, blur background, no crop, safe area',
  'collage-maker': 'put two pictures together, photo grid maker, combine two photos, before after picture, pic collage',
  'gif-maker':
    'make a gif, jpg to gif, png to gif, video to gif converter, gif from photos, compress gif, reverse a gif, animation',
  'image-compressor': 'compress pictures, shrink image, photo too large, file size',
  'exif-remover':
    'exif viewer, remove metadata, delete metadata, remove location from photo, remove gps, photo location, photo metadata, geotag, content credentials',
  'image-converter':
    'heic to jpg, heic to png, webp to png, webp to jpg, png to jpg, jpg to png, jpg to webp, jpg to pdf, images to pdf, svg to png, png to ico, avif to jpg, iphone photos',
  'thumbnail-maker': 'thumbnail, yt thumbnail, youtube cover, video thumbnail, frame from video',
  'social-character-counter': 'emoji, characters, too long, letters',
  'find-and-replace': 'search replace, regex, replace words, substitute, find text',
  'line-organizer': 'sort, alphabetize, dedupe, unique lines, randomize list, sort list',
  'text-cleaner': 'clean text, strip html, remove emoji, remove line breaks, chatgpt watermark, unformat',
  'text-compare': 'diff checker, compare, what changed, track changes, versions',
  'readability-checker':
    'hemingway, easy to read, flesch kincaid, simple english, writing score, weasel words, long sentences',
  'script-timer': 'how long is my script, speech timer, words to minutes, reading aloud, talking speed, prompter',
  'keyword-extractor':
    'keyword finder, extract keywords, tag extractor, hashtag extractor, seo keywords, key words, topic finder',
  'word-counter': 'count, count words, letter count, sentence counter, paragraph counter, how many words, essay length',
  'case-converter': 'capital letters, upper case, lower case, capitals, all caps, small letters',
  'emoji-symbol-picker':
    'emojis, copy paste emoji, special characters, text symbols, aesthetic symbols, blank character, smileys, text faces',
  'quote-card-maker':
    'quotes, quote card, text on background, motivational quote, text slides, thread to carousel, quote post',
  'meme-maker': 'memes, make a meme, impact text, text on picture, caption a gif, funny, imgflip',
  'giveaway-picker': 'pick a winner, random picker, wheel of names, raffle generator, lucky draw, draw names',
  'subtitle-converter':
    'srt to vtt, vtt to srt, srt to txt, ass to srt, subtitle sync, delay subtitles, closed captions file',
  'grammar-checker': 'proofreader, spellcheck, mistakes, errors, correct, apostrophe',
  'plain-language-rewriter': 'simplify, plain language, easier words, simple english, dumb down',
  'text-shortener': 'shorten, shorter, make it fit, cut words, fewer words, 280 characters',
  'text-summarizer': 'summarize, tl;dr, sum up, key takeaways, shorten an article',
  'utm-link-builder': 'utm link, utm builder, track clicks, campaign link, url builder, link tracker',
  'headline-generator': 'headlines, email subject, ad copy, article title',
  'call-to-action-generator': 'ctas, ask for comments, get followers',
  'seo-meta-generator': 'meta tags, serp preview, og tags, search result, permalink',
  'slogan-generator': 'slogans, taglines, tag line, catchy phrase, brand line',
  paraphraser: 'rewrite text, say it differently, article rewriter, quillbot',
  'tone-changer': 'tone, sound friendlier, formal email, voice',
  'text-expander': 'expand, make text longer, notes to text, bullet points, elaborate',
  'text-translator': 'english to spanish, translate srt, language, deepl',
  'thread-splitter': 'split text into tweets, long tweet, break up a text, thread maker, bluesky thread',
  'fancy-text-generator':
    'font generator, bold text generator, instagram fonts, cursive text, aesthetic text, upside down text, remove fancy text',
  'caption-spacer': 'instagram line breaks, instagram space, spacing, blank space, format caption, empty line',
  '/tools': 'all, everything, list, browse, overview, index',
  '/saved': 'favourites, favorites, bookmarks, history, board, my results, kept',
  '/privacy': 'privacy, cookies, gdpr, data, tracking, delete my data',
  '/terms': 'terms, conditions, legal, licence, commercial use',
  '/contact': 'contact, support, help, email, feedback, report, bug, takedown, copyright',
  '/about': 'who made this, how it works, is it free, ai model',
  '/social-media-tools': 'social media',
  '/social-media-tools/tiktok': 'tiktok',
  '/social-media-tools/youtube': 'youtube, yt',
  '/social-media-tools/instagram': 'instagram, insta, ig',
  '/social-media-tools/twitter': 'twitter, x',
  '/image-tools': 'image, images, photo tools, pictures',
  '/text-tools': 'text, text utilities',
  'content-repurposer': 'repurpose, blog to posts, recycle content, article to thread, newsletter, crosspost',
  'brand-pitch-email-writer': 'brand deal, sponsorship, pr email, collab email, influencer email, pitch template',
  'product-description-generator':
    'listing, etsy description, amazon listing, shopify description, product copy, sell online',
}

/** Extra search terms beyond a tool's own keywords, by tool type or page path. An exact match ranks first. */
export const searchSynonyms: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(synonyms).map(([key, words]) => [key, words.split(', ')]),
)

const pages = [
  { path: '/tools', name: 'All Tools', card: 'Every tool on one page, with filters.', icon: 'search' },
  { path: '/saved', name: 'Saved', card: 'What you saved and made in this browser.', icon: 'bookmark' },
  ...platformGroups.map(({ id, path, label }) => ({
    path,
    name: `${label} Tools`,
    card: platforms[id].card,
    icon: platforms[id].icon,
  })),
  ...[imageToolsPage, textToolsPage].map(({ path, heading, icon, intro }) => ({
    path,
    name: heading,
    card: intro,
    icon,
  })),
  {
    path: '/privacy',
    name: 'Privacy Policy',
    card: 'What stays with you and what we handle.',
    icon: 'file-text',
  },
  { path: '/terms', name: 'Terms of Service', card: 'What you may do with the tools.', icon: 'file-text' },
  {
    path: '/contact',
    name: 'Contact',
    card: 'Questions, faults, takedown requests.',
    icon: 'message-square-text',
  },
  { path: '/about', name: 'About', card: 'Who writes the results, and how.', icon: 'hammer' },
]

/** Returns the search data of every tool and page: tools in platform order, then pages. */
export function getSearchEntries(): SearchEntry[] {
  const tools = groups.flatMap((group) =>
    group.tools.map(({ type, path, icon, copy }) => ({
      path,
      name: copy.name,
      card: copy.card,
      icon,
      group: { id: group.id, label: group.label },
      words: [...copy.keywords, ...(searchSynonyms[type] ?? [])],
    })),
  )
  return [
    ...tools,
    ...resolveLinks(pages).map((page) => ({
      ...page,
      group: { id: null, label: 'Pages' },
      words: searchSynonyms[page.path] ?? [],
    })),
  ]
}
