/** Puts the keyboard's focus into the box of the tool that is open. */
export function focusPrompt(): void {
  document.querySelector<HTMLElement>('main form:not([hidden] *) [name=prompt]')?.focus()
}
