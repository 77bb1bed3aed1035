/** Most frames of a captioned GIF. */
export const MAX_FRAMES = 100

/** Of a picture with more frames only every second, third … is taken, and shown for as long as those it stands for. */
export const getFrameStep = (frameCount: number) => Math.max(1, Math.ceil(frameCount / MAX_FRAMES))
