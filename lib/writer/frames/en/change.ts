import type { KindFrames } from '@/lib/writer/frames/frame'

export const change: KindFrames = {}
