import { useEffect, useState } from 'react'
import type { Editor } from '@/components/editor/editor'
import type { Scene } from './scene'
import { subjectPart } from './subject-part'
import { withTyped } from './templates'

/** A pause in typing, after which the words are laid out anew. */
const AFTER_MS = 500

/** Takes what is typed into a text; on a picture the words find their places again once they rest. */
export function useTyped({ scene, pictures, change }: Editor<Scene>) {
  const [typed, setTyped] = useState<{ from: Scene; key: string } | null>(null)
  const picture = pictures.get(scene.ground.picture ?? '')
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change puts it off.
  useEffect(() => {
    if (!typed || !picture) return setTyped(null)
    let isLast = true
    const lay = async () => {
      const { besideNewWords } = await subjectPart()
      const place = await besideNewWords({ scene: typed.from, picture })
      if (!isLast) return
      setTyped(null)
      change(place, typed.key, true)
    }
    const timer = setTimeout(() => lay().catch(() => {}), AFTER_MS)
    return () => {
      isLast = false
      clearTimeout(timer)
    }
  }, [scene, picture, typed, change])

  return (id: string, words: string) => {
    const key = `text ${id}`
    setTyped((before) => before ?? { from: scene, key })
    change((before) => withTyped(before, id, words), key)
  }
}
