'use client'
import { useState } from 'react'

export function Form() {
  const [text, setText] = useState('')
  return (
    <form>
      <textarea aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button">{text.length}</button>
    </form>
  )
}
