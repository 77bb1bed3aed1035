/**
 * `npm run probe:tiktok -- URL`: asks each of TikTok's sources for one public post and prints what came back and how it
 * was read, for an operator whose server has internet. Prints no query, no cookie value and none of the post's words.
 */
import { getSettings } from '@/lib/server/env'
import { probeSources } from './tiktok/probe'

const text = process.argv.slice(2).join(' ')
if (text.trim() === '') throw new Error('Give a link: npm run probe:tiktok -- https://www.tiktok.com/@name/video/…')
const ok = await probeSources(text, getSettings(), console.log)
if (!ok) process.exitCode = 1
