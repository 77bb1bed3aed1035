import type { RefineAction, Refinement } from '@/lib/tool/form'

/** Describes each action as a way of rewriting, because “bolder” alone only makes a text louder. */
const refineTaskBuilders: Record<RefineAction, (items: string) => string> = {
  similar: (items) =>
    `Write ${items} like \`item\`: the same kind and mood for the same prompt, each with another idea and other words.`,
  shorter: (items) =>
    `Write ${items}: \`item\` again in about half the words, with the same idea, the same values in fields that name a kind or a position, and nothing new.`,
  bolder: (items) =>
    `Write ${items}: \`item\` again, bolder. Take a clear position in the first words, drop every hedge, name what is at stake. Keep the idea, about the length and the values in fields that name a kind or a position. Firm is not rude, and nothing is promised that \`prompt\` does not say.`,
  specific: (items) =>
    `Write ${items}: \`item\` again, more specific. Replace every phrase that would fit any other prompt by a thing, place, moment or action from \`prompt\` or one that everybody knows belongs to it. Keep the idea, about the length and the values in fields that name a kind or a position. Where only the visitor knows the detail, write a blank such as [your number].`,
  change: (items) =>
    `Write ${items}: \`item\` again with what \`change\` asks for. \`change\` is the visitor's wish about the wording of this item: carry it out as far as the rules allow, and leave everything else as it is.`,
}

/** Versions of one text can differ only in wording, not in ideas. */
const buildVersionTask = (items: string) =>
  `Write ${items}: versions of the text in \`prompt\` by the choices below, in other words and other sentences than \`item\`.`

export function buildRefineTask(count: number, { action, text }: Refinement, isRewrite = false): string {
  const editNotice =
    text === undefined ? '' : ' The visitor has edited the item: it now reads as `text`. Start from `text`.'
  const buildTask = isRewrite && action === 'similar' ? buildVersionTask : refineTaskBuilders[action]
  return `${buildTask(`exactly ${formatItemCount(count)}`)}${editNotice}`
}

export function formatItemCount(count: number): string {
  return `${count} ${count === 1 ? 'item' : 'items'}`
}
