export const MAX_FRAMES = 100

/** Returns the frame step: of a longer animation, only every nth frame is used and shown n times as long. */
export const getFrameStep = (frameCount: number) => Math.max(1, Math.ceil(frameCount / MAX_FRAMES))
