const claim =
  /^((?:[\p{L}’'-]+ ){1,5}?)(?:(?:can|could|will|really|naturally|instantly) )*(?:cures?|heals?|reverses?|prevents?|eliminates?|detoxes) ([\p{L}’'-]+(?: [\p{L}’'-]+){0,4} ?)[.!]*$/iu

const asks = /^(?:how|why|what|when|does|do|can|which|who|i|we|you|my|our|the|a|an|to)\b/i
const longest = 120

/**
 * A line that says one thing cures another, as the two things alone: "vinegar cures diabetes" gives "vinegar and
 * diabetes". Nothing may be written as if the claim were known to be true. Other lines stay as they are.
 */
export function withoutCureClaim(line: string): string {
  const [, thing, illness] = line.length > longest ? [] : (claim.exec(line.trim()) ?? [])
  if (thing === undefined || illness === undefined || asks.test(thing)) return line
  return `${thing.trim()} and ${illness.trim()}`
}
