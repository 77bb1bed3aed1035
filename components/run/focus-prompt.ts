export function focusPrompt(): void {
  document.querySelector<HTMLElement>('main form:not([hidden] *) [name=prompt]')?.focus()
}
