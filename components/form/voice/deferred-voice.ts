export { voiceStore } from '@/lib/browser/voice-store'
export { applyVoiceDefaults } from '@/lib/tool/writing-voice'
export { VoicePanel } from './voice-panel'
