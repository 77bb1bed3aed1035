import { count } from '@/lib/figures/count'

export type TextNotice = { title: string; text: string }

const kept = 'The text in the box is unchanged.'

const fileReasons = {
  too_large: 'It is larger than 5 MB. Copy the part that you need and paste it.',
  not_text: 'It is not a text file. Drop a .txt or .md file, or paste the text itself.',
  not_utf8: 'It is not saved as UTF-8. Save it with that encoding, or open it and paste the text.',
  unreadable: 'Your browser could not read it. It may have been moved or deleted since you chose it.',
} as const

/** Why a file was not taken, by its name. */
export function refusedFile(name: string, why: keyof typeof fileReasons): TextNotice {
  return { title: `“${name}” was not opened`, text: `${fileReasons[why]} ${kept}` }
}

/** The error of a text above a tool's limit, in code points. */
export function textTooLong(length: number, limit: number): TextNotice {
  const over = count(length - limit)
  return {
    title: 'This text is too long to work on',
    text: `This tool takes up to ${count(limit)} characters. Take out ${over}, or work on it in parts. Nothing is lost: the whole text is still in the box.`,
  }
}

export const textNotices = {
  paste_refused: {
    title: 'Nothing was pasted',
    text: 'Your browser does not let the page read the clipboard. Click into the box and press Ctrl+V, or ⌘V on a Mac.',
  },
  nothing_to_paste: { title: 'Nothing was pasted', text: 'There is no text in the clipboard.' },
  no_code: {
    title: 'That did not work',
    text: 'A part of this page did not load. Your text is still in the box: check your connection and try again. If that does not help, copy your text and reload the page.',
  },
  no_pane: {
    title: 'The result cannot be shown',
    text: 'A part of this page did not load. Your text is still in the box: check your connection, copy your text, then reload the page.',
  },
  storage_full: {
    title: 'This draft is not kept',
    text: 'Your browser has no room left for it or blocks storage. It stays in the box until you close this tab: download or copy it to be safe.',
  },
} as const satisfies Record<string, TextNotice>
