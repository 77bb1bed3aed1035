export type Notice = { title: string; text: string }

type NoticesModule = typeof import('./notices')

let noticesModule: NoticesModule | undefined

/** Loads the notices ahead of need, so that one can still be shown when the network is gone. */
export async function loadNotices(): Promise<NoticesModule> {
  noticesModule ??= await import('./notices')
  return noticesModule
}

/** Shows an error until the visitor closes it, starts the next attempt, or half a minute has passed. */
export async function notifyError(notice: Notice): Promise<void> {
  try {
    const { showError } = await loadNotices()
    await showError(notice)
  } catch {
    showFallbackError(notice)
  }
}

/** Shows a short confirmation; one that cannot be shown is no loss. */
export async function notifySuccess(text: string): Promise<void> {
  const notices = await loadNotices().catch(() => null)
  await notices?.showSuccess(text)
}

/** Takes away the errors of an earlier attempt. */
export function clearErrors(): void {
  noticesModule?.clearErrors()
}

/** For a page that is offline before its first notice: the same words without the library. */
function showFallbackError({ title, text }: Notice) {
  const alertElement = document.createElement('div')
  alertElement.role = 'alert'
  alertElement.className =
    'fixed inset-x-4 bottom-20 z-50 sm:top-18 sm:bottom-auto rounded-lg border border-danger bg-surface p-4 text-ink shadow-lg'
  const heading = document.createElement('strong')
  heading.textContent = title
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  alertElement.append(heading, paragraph)
  document.body.append(alertElement)
  setTimeout(() => alertElement.remove(), 30_000)
}
