export const isInvisible = (text: string): boolean => /^[\s\p{Cf}\u2800\u3164]+$/u.test(text)

type Props = { text: string; name: string; isWide?: true | undefined; onPick: (text: string, name: string) => void }

export function PickButton({ text, name, isWide, onPick }: Props) {
  const isInvisibleText = isInvisible(text)
  return (
    <button
      type="button"
      title={name}
      aria-label={isWide && !isInvisibleText ? undefined : name}
      onClick={() => onPick(text, name)}
      className={
        isWide
          ? 'min-h-11 max-w-full rounded-lg border border-line bg-surface px-3 py-2 text-left hover:bg-raised'
          : 'grid size-11 place-items-center rounded-lg text-2xl hover:bg-raised'
      }
    >
      {isInvisibleText ? (
        <span className="text-sm">{name}</span>
      ) : (
        <>
          <span className={isWide ? 'block' : ''}>{text}</span>
          {isWide && <span className="block text-muted text-xs">{name}</span>}
        </>
      )}
    </button>
  )
}
