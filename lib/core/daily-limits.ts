/** Runs of the image generator a day where the operator sets no other number. Drawing costs far more than writing. */
export const usualImageRuns = 5
