/** When this tab was last loaded anew, in its storage. */
const key = 'postsmith-anew'

/**
 * Loads the page anew with what stands in its form, in the address, before any code of the tool's has come: it holds no draft yet. The
 * text stays in the address where that code stays away.
 */
export function loadAnew(): void {
  const box = document.querySelector<HTMLTextAreaElement | HTMLInputElement>('main [name=prompt]')
  if (box?.form && box.value.trim()) {
    const given = new FormData(box.form)
    for (const toggle of box.form.querySelectorAll<HTMLInputElement>('[type=checkbox]:not([value])'))
      given.set(toggle.name, String(toggle.checked))
    const entries = [...given].map(([name, value]) => [name.replace('option.', ''), String(value)])
    location.replace(`${location.pathname}#${new URLSearchParams(entries)}`)
  }
  location.reload()
}

/** Whether the page may be loaded anew by itself: once a minute, so that files that stay away do not make it a loop. */
export function mayLoadAnew(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key))
    sessionStorage.setItem(key, String(Date.now()))
    return Date.now() - last > 60_000
  } catch {
    return false
  }
}
