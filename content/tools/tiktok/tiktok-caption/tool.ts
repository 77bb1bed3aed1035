import { cutAtWord } from '@/lib/fit/cut'
import { utf16Length } from '@/lib/platforms/count'
import { tiktokCaption as captionField, tiktokHashtags } from '@/lib/platforms/networks/tiktok'
import { captionOf, postSchema } from '@/lib/posts/post'
import { definePromptTool } from '@/lib/tool/define'
import { textRefinements } from '@/lib/tool/shared-fields'
import { brief } from './brief'
import { copy } from './copy'
import { draft } from './draft'
import { captionFields } from './fields'
import { fitCaption, isOneLine } from './fit'

export const tiktokCaption = definePromptTool({
  type: 'tiktok-caption',
  kind: 'prompt',
  path: '/tiktok/tiktok-caption-generator',
  icon: 'captions',
  copy,
  related: ['tiktok-hashtag-generator', 'tiktok-hook-generator', 'instagram-caption', 'tiktok-video-ideas'],
  next: ['tiktok-hashtag-generator', 'instagram-caption', 'twitter-thread'],
  form: {
    promptLabel: 'What happens in the video?',
    placeholder: 'e.g. my dog waits at the door five minutes before I get home',
    hint: 'One real detail from the clip makes the difference between a caption and a slogan.',
    button: 'Generate captions',
    fields: captionFields,
    examples: [
      {
        prompt: 'restoring my grandmother’s cast iron pan from full rust',
        parameters: {
          length: 'medium',
          tone: 'storytelling',
          goal: 'saves',
          hashtags: 4,
          keyword: 'restore rusty cast iron',
          audience: 'home cooks',
        },
      },
      {
        prompt: 'packing orders for my small soap business late at night',
        parameters: { length: 'short', tone: 'casual', goal: 'sales', hashtags: 3, emoji: 'none' },
      },
      {
        prompt: 'trying to teach my dad how to use a stylus',
        parameters: {
          length: 'short',
          tone: 'funny',
          goal: 'comments',
          cta: 'comment',
          hashtags: 2,
          emoji: 'expressive',
        },
      },
      {
        prompt: 'a morning stretch for people who sit at a desk all day',
        parameters: {
          length: 'long',
          tone: 'educational',
          goal: 'saves',
          cta: 'save',
          hashtags: 5,
          audience: 'office workers',
        },
      },
    ],
    refine: textRefinements,
  },
  maxOutputTokens: 3000,
  item: postSchema,
  count: ({ parameters }) => Number(parameters.count),
  brief,
  fit: fitCaption,
  opening: (post) => post.hook,
  present: (post, input) => {
    const full = captionOf(post, isOneLine(input))
    const firstLine = utf16Length(post.hook)
    return {
      heading: post.angle,
      parts: [
        { label: 'First line', text: post.hook, opening: 'used' },
        ...(post.body ? [{ label: 'Text', text: post.body }] : []),
        ...(post.cta ? [{ label: 'Call to action', text: post.cta }] : []),
        ...(post.hashtags.length > 0 ? [{ label: 'Hashtags', text: post.hashtags.join(' ') }] : []),
      ],
      preview: { kind: 'tiktok-caption', text: full },
      copy: full,
      carry: cutAtWord(post.hook, 300),
      meters: [
        {
          label: 'Caption',
          value: utf16Length(full),
          limit: captionField.max,
          unit: 'characters',
          of: 'copy',
        },
        {
          label: 'Hashtags',
          value: post.hashtags.length,
          limit: tiktokHashtags.max,
          unit: 'hashtags',
          of: 'copy',
        },
      ],
      tags: [`first line ${firstLine} characters`],
      ...(firstLine > captionField.fold.max
        ? {
            notes: [
              'The first line is longer than about 80 characters, so “more” may cut it on some phones.',
            ],
          }
        : {}),
    }
  },
  draft,
})
