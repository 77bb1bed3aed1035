/** What the visitor's voice takes, in one file: fetched when they have one, or open its panel. */
export { ownVoice } from '@/lib/browser/own-voice'
export { withVoice } from '@/lib/tool/voice'
export { VoicePanel } from './voice-panel'
