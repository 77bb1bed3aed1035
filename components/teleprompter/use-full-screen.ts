import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Opens the dialog over the whole screen, where the browser allows that; leaving full screen closes it. */
export function useFullScreen(dialogRef: RefObject<HTMLDialogElement | null>, stageRef: RefObject<HTMLElement | null>) {
  const open = useEffectEvent(() => {
    dialogRef.current?.showModal()
    // The dialog itself must not be the element: the Fullscreen API refuses dialogs.
    stageRef.current?.requestFullscreen?.().catch(() => {})
  })
  const onFullScreenChange = useEffectEvent(() => {
    if (document.fullscreenElement === null) dialogRef.current?.close()
  })

  useEffect(() => {
    open()
    document.addEventListener('fullscreenchange', onFullScreenChange)
    return () => {
      document.removeEventListener('fullscreenchange', onFullScreenChange)
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {})
    }
  }, [])
}
