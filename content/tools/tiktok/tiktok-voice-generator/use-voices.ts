import { useEffect, useState } from 'react'
import { basicVoices } from '@/lib/audio/speech/basic-voices'
import { readVoicesReply, type VoicesReply } from '@/lib/audio/speech/voices-reply'

/** What a site without further settings has, and what the page is made with. */
const defaultReply: VoicesReply = { engine: 'basic', voices: basicVoices }

/**
 * The site's voices. Pages are made before the operator's settings are known, so the list is asked for once it shows; until then, and
 * where no answer comes, the usual list stands.
 */
export function useVoices(): { voicesReply: VoicesReply; isLoaded: boolean } {
  const [reply, setReply] = useState({ voicesReply: defaultReply, isLoaded: false })
  useEffect(() => {
    const controller = new AbortController()
    fetch('/api/voices', { signal: controller.signal })
      .then((response) => response.json())
      .then((body) => {
        const parsedReply = readVoicesReply(body)
        if (parsedReply)
          setReply({
            voicesReply: parsedReply.engine === defaultReply.engine ? defaultReply : parsedReply,
            isLoaded: true,
          })
      })
      // The server says so when it has other voices.
      .catch(() => {})
    return () => controller.abort()
  }, [])
  return reply
}
