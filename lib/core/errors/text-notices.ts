import { formatCount } from '@/lib/core/format/format-number'

export type TextNotice = { title: string; text: string }

const unchangedNote = 'The text in the box is unchanged.'

const notLoadedMessage = 'Part of this page didn’t load. Check your connection, copy your text, then reload the page.'

const fileRefusalReasons = {
  too_large: 'It’s larger than 5 MB. Paste the part you need.',
  not_text: 'It’s not a text file. Drop a .txt or .md file, or paste the text itself.',
  unknown_encoding: 'It’s in an old encoding that we can’t identify. Save it as UTF-8, or open it and paste the text.',
  unreadable: 'Your browser couldn’t read it. It may have been moved or deleted.',
} as const

export function buildFileRefusedNotice(name: string, reason: keyof typeof fileRefusalReasons): TextNotice {
  return { title: `We couldn’t open “${name}”`, text: `${fileRefusalReasons[reason]} ${unchangedNote}` }
}

/** Returns the error for a text above a tool's limit, in code points. */
export function buildTextTooLongNotice(length: number, limit: number): TextNotice {
  const excess = formatCount(length - limit)
  return {
    title: 'This text is too long',
    text: `This tool takes up to ${formatCount(limit)} characters. Cut ${excess}, or do it in parts. Your whole text is still in the box.`,
  }
}

export const textNotices = {
  paste_refused: {
    title: 'Nothing was pasted',
    text: 'Your browser doesn’t let us read the clipboard. Click in the box and press Ctrl+V, or ⌘V on a Mac.',
  },
  nothing_to_paste: { title: 'Nothing was pasted', text: 'There’s no text on your clipboard.' },
  no_code: { title: 'That didn’t work', text: notLoadedMessage },
  no_pane: { title: 'We can’t show the result', text: notLoadedMessage },
  storage_full: {
    title: 'This draft isn’t saved',
    text: 'It’s very long, or your browser’s storage is full or blocked. Your text stays until you leave this page, so download or copy it to be safe.',
  },
} as const satisfies Record<string, TextNotice>
