export function TagList({ text }: { text: string }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {text.split(' ').map((tag) => (
        <li key={tag} className="rounded-full border border-line bg-raised px-3.5 py-1 font-semibold text-base">
          {tag}
        </li>
      ))}
    </ul>
  )
}
