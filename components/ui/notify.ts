export type Notice = { title: string; text: string }

type NoticesModule = typeof import('./notices')

let noticesModule: NoticesModule | undefined

/** Preloads the notices, so that one can be shown when the network is down. */
export async function loadNotices(): Promise<NoticesModule> {
  noticesModule ??= await import('./notices')
  return noticesModule
}

/** Shows an error until the visitor closes it, the next attempt starts, or 30 seconds have passed. */
export async function notifyError(notice: Notice): Promise<void> {
  try {
    const { showError } = await loadNotices()
    await showError(notice)
  } catch {
    showFallbackError(notice)
  }
}

/** Shows a short confirmation. Failure to show it is ignored. */
export async function notifySuccess(text: string): Promise<void> {
  const notices = await loadNotices().catch(() => null)
  await notices?.showSuccess(text)
}

export function clearErrors(): void {
  noticesModule?.clearErrors()
}

/** Fallback without the library, for a page that is offline before its first notice. */
function showFallbackError({ title, text }: Notice) {
  const alertElement = document.createElement('div')
  alertElement.role = 'alert'
  alertElement.className =
    'fixed inset-x-4 bottom-20 z-50 sm:left-auto sm:max-w-sm rounded-lg border border-danger bg-surface p-4 text-ink shadow-lg'
  const heading = document.createElement('strong')
  heading.textContent = title
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  alertElement.append(heading, paragraph)
  document.body.append(alertElement)
  setTimeout(() => alertElement.remove(), 30_000)
}
