/** What the visitor's voice takes, in one file: fetched when they have one, or open its panel. */
export { voiceStore } from '@/lib/browser/voice-store'
export { applyVoiceDefaults } from '@/lib/tool/writing-voice'
export { VoicePanel } from './voice-panel'
