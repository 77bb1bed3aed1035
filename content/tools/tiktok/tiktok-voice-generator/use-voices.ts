import { useEffect, useState } from 'react'
import { basicVoices } from '@/lib/speech/basic-voices'
import { readVoicesReply, type VoicesReply } from '@/lib/speech/voices-reply'

/** What a site without further settings has, and what the page is made with. */
const usual: VoicesReply = { engine: 'basic', voices: basicVoices }

/** The site's voices. Pages are made before the operator's settings are known, so the list is asked for once it shows. */
export function useVoices(): VoicesReply {
  const [reply, setReply] = useState(usual)
  useEffect(() => {
    const controller = new AbortController()
    fetch('/api/voices', { signal: controller.signal })
      .then((response) => response.json())
      .then((body) => {
        const read = readVoicesReply(body)
        if (read && read.engine !== usual.engine) setReply(read)
      })
      // The usual list stands, and the server says so when it has other voices.
      .catch(() => {})
    return () => controller.abort()
  }, [])
  return reply
}
