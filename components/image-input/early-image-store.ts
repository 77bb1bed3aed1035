let serverInput: HTMLInputElement | null = null

/**
 * A picture chosen while the code for its box is on the way. React may put a new input in the place of the one that the server drew; the file stays
 * in the old one, which is held until the box has come.
 */
export const earlyImageStore = {
  hold() {
    if (typeof document !== 'undefined') serverInput = document.querySelector('main input[type=file]')
  },
  /** Once; none where the input is still on the page, which gives its file itself. */
  take(): File | undefined {
    const input = serverInput
    serverInput = null
    return input?.isConnected === false ? input.files?.[0] : undefined
  },
}
