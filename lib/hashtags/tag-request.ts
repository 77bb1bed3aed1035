import type { Topic } from '@/lib/writer/topic'

/** What hashtags are made from: a tool's checked request and its topic. */
export type TagRequest = {
  prompt: string
  topic: Topic
  parameters: {
    language: string
    /** A city or country; empty where none is given. */
    region: string
    /** Words that no tag may be, separated by commas. */
    avoid: string
    /** Whether tags such as #fyp may stay. */
    filler?: boolean
  }
}

/** Whether the word banks fit the text's language. */
export function isEnglish({ topic, prompt, parameters }: TagRequest): boolean {
  const asked = parameters.language === 'auto' || parameters.language === 'en'
  return asked && topic.language === 'en' && /\p{Script=Latin}/u.test(prompt)
}
