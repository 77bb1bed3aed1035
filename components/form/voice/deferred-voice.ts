/** Code for the visitor's voice in a separate chunk, loaded if a voice is set or its panel is opened. */
export { voiceStore } from '@/lib/browser/voice-store'
export { applyVoiceDefaults } from '@/lib/tool/writing-voice'
export { VoicePanel } from './voice-panel'
