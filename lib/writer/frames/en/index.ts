import type { FrameBank } from '@/lib/writer/frames/frame'
import { announcement } from './announcement'
import { change } from './change'
import { comparison } from './comparison'
import { day } from './day'
import { hardTime } from './hard-time'
import { howTo } from './how-to'
import { list } from './list'
import { neutral } from './neutral'
import { offer } from './offer'
import { opinion } from './opinion'
import { pasted } from './pasted'
import { place } from './place'
import { question } from './question'
import { review } from './review'
import { skit } from './skit'
import { story } from './story'
import { subject } from './subject'

/** Every frame in English. */
export const english: FrameBank = {
  neutral,
  'how-to': howTo,
  list,
  story,
  announcement,
  offer,
  opinion,
  question,
  comparison,
  review,
  place,
  day,
  skit,
  change,
  'hard-time': hardTime,
  pasted,
  subject,
}
