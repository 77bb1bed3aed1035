/** What the visitor's voice takes, in one file: fetched when they have one, or open its panel. */
export { ownVoice } from '@/lib/voice/own-voice'
export { withVoice } from '@/lib/voice/voice'
export { VoicePanel } from './voice-panel'
