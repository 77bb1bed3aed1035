let serverInput: HTMLInputElement | null = null

/**
 * Preserves an image chosen before hydration. React may replace the server-rendered input; the file stays on the old
 * element, which is referenced until the code has loaded.
 */
export const earlyImageStore = {
  hold() {
    if (typeof document !== 'undefined') serverInput = document.querySelector('main input[type=file]')
  },
  /** Returns the file once. Undefined if the input is still on the page, which then provides the file itself. */
  take(): File | undefined {
    const input = serverInput
    serverInput = null
    return input?.isConnected === false ? input.files?.[0] : undefined
  },
}
