import { createCaptionDraft } from '@/lib/writer/captions'
import { type CaptionInput, textLimits } from './fields'

export const draft = createCaptionDraft<CaptionInput>({
  platform: 'instagram',
  limits: textLimits,
  isShortOneLine: false,
})
