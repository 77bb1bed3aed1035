/** Most frames of a captioned GIF. */
export const MOST_FRAMES = 100

/** Of a picture with more frames only every second, third … is taken, and shown for as long as those it stands for. */
export const frameStep = (count: number) => Math.max(1, Math.ceil(count / MOST_FRAMES))
