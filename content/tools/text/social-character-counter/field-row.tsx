import { formatCount } from '@/lib/core/format/format-count'
import { unitNames } from '@/lib/platforms/networks'
import { type FieldCount, formatVerdict } from './field-counts'
import { getWordsBeforeFold } from './words-before-fold'

export function FieldRow({ field, text }: { field: FieldCount; text: string }) {
  const { label, max, unit, certainty, value, excess, fold } = field
  const share = Math.min(100, (value / max) * 100)
  return (
    <tr className="border-line border-b align-top">
      <th scope="row" className="py-2 pr-3 text-left font-normal">
        {label}
        {certainty === 'C' && <span className="block text-muted text-xs">Sources differ: this is the lowest</span>}
        {fold && fold.certainty !== 'C' && <FoldNote text={text} foldLength={fold.max} />}
      </th>
      <td className="py-2 pr-3 tabular-nums">
        {formatCount(value)} of {formatCount(max)}
        <span className="block text-muted text-xs">{unitNames[unit]}</span>
      </td>
      <td className="py-2 tabular-nums">
        <svg aria-hidden="true" className="mt-1.5 mb-1 h-2 w-full overflow-hidden rounded bg-raised">
          <rect width={`${share}%`} height="100%" className={excess > 0 ? 'fill-danger' : 'fill-accent'} />
        </svg>
        <span className={excess > 0 ? 'font-semibold text-danger' : ''}>{formatVerdict(field)}</span>
      </td>
    </tr>
  )
}

function FoldNote({ text, foldLength }: { text: string; foldLength: number }) {
  const lastWords = getWordsBeforeFold(text, foldLength)
  return (
    <span className="block text-muted text-xs">
      {lastWords === null
        ? `About ${foldLength} characters show before “more”`
        : `About ${foldLength} characters show before “more”: it folds near “${lastWords}”`}
    </span>
  )
}
