import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { splitSentences } from '@/lib/core/strings/split-sentences'

const politePrefixSource = String.raw`(?:(?:and|but|so|because|as|since|please|pls|can|could|would|you|help|me|to)\s+){0,5}`
const mailNounSource = '(?:e-?mails?|mails?|pitch|message|letter|follow-ups?)'
const requestPatterns = [
  new RegExp(`^${politePrefixSource}(?:pitch|e-?mail|message|contact|reach\\s+out|write\\s+to)\\s`, 'i'),
  new RegExp(
    `^${politePrefixSource}(?:i |we )?(?:write|draft|compose|create|make|need|want|give me) (?:[a-z]+ ){0,5}${mailNounSource}\\b`,
    'i',
  ),
]
const requestPattern = new RegExp(
  `^${politePrefixSource}(?:(?:i|we)(?:['’]?d|\\s+would)\\s+(?:really\\s+)?(?:like|love)|(?:(?:i|we)\\s+)?(?:really\\s+)?(?:want|wanna|need|hope)|(?:i['’]?m\\s+|i\\s+am\\s+)?(?:looking|hoping|trying))\\s+(?:(?:to|for|a|an|some|short|quick|paid|brand)\\s+){0,4}(?:work|partner|partnership|collab|collaborate|collaboration|team|deal|call|chat|talk|speak|pitch|contact|reach|get\\s+sponsored|sponsorship)\\b`,
  'i',
)
const secondPersonPattern = /\byou(?:r|rs)?\b/i
const clauseBoundaryPattern =
  /[,;–—] | (?=(?:because|so|and|as|since|but) (?:i|im|we|my|our|they)\b)| (?=(?:im|i['’]m|i am)\s)/i
const subjectStartPattern =
  /^(?:(?:because|so|and|as|since|but) )?(?=(?:i|im|i['’](?:m|ve)|my|we|our|they|their|you|your)\b)/i

const nameEndSource = String.raw`(?=$|[,.;:!?…]|\s+(?:and|for|about|so|because)\b)`
const capitalizedBrandPattern = new RegExp(
  String.raw`\b(?:with|at|to|(?:[Ee]-?mail|[Pp]itch|[Cc]ontact|[Mm]essage))\s+(?:["“]([^"“”]{2,40})["”]|(\p{Lu}[\p{L}\p{N}&'’.-]*(?:\s+\p{Lu}[\p{L}\p{N}&'’-]*){0,3}?)${nameEndSource})`,
  'u',
)
const lowercaseBrandPattern = new RegExp(
  String.raw`(?:\bwith|\b(?:pitch|write|e-?mail|out|talk|speak|message|letter)\s+to|^(?:e-?mail|contact))\s+(\p{Ll}[\p{L}\p{N}&'’-]+)${nameEndSource}`,
  'iu',
)
const nonBrandWordPattern =
  /^(?:the|an|my|our|their|them|him|her|this|that|it|us|me|you|one|some|someone|somebody|anyone|brands?|compan(?:y|ies)|people|sponsors?|creators?)$/i

const rolePattern =
  /(?:^|[,.;–—] |\sand )i(?:['’]?m| am) an? (\p{L}[\p{L}'’-]{0,30}(?: [\p{L}'’-]{1,30}){0,5}?)(?=$|[,.;:!?…]| (?:and|but|so|who|with|from|in)\s)/iu
const topicPattern =
  /\bi post about (\p{L}[\p{L}'’-]{0,30}(?: [\p{L}'’-]{1,30}){0,5}?)(?=$|[,.;:!?…]| (?:and|but|so|on|with)\s)/iu

/** Finds the brand and the writer's subject in an English text, for the empty fields. Does not guess. */
export function extractPromptFacts(prompt: string): { brand: string; niche: string } {
  const statements: string[] = []
  let brand = ''
  for (const sentence of splitSentences(collapseWhitespace(prompt))) {
    const clauses = sentence.trim().split(clauseBoundaryPattern)
    const requests = clauses.filter(isRequest)
    brand ||= requests.map(findBrand).find(Boolean) ?? ''
    statements.push(requests.length === 0 ? sentence.trim() : removeRequests(clauses))
  }
  const text = statements.join('. ')
  return { brand, niche: (topicPattern.exec(text)?.[1] ?? rolePattern.exec(text)?.[1] ?? '').trim() }
}

const isRequest = (clause: string) =>
  requestPatterns.some((pattern) => pattern.test(clause)) ||
  (requestPattern.test(clause) && !secondPersonPattern.test(clause))

function findBrand(clause: string): string {
  const [, quotedName, capitalizedName] = capitalizedBrandPattern.exec(clause) ?? []
  const brand = quotedName ?? capitalizedName ?? lowercaseBrandPattern.exec(clause)?.[1] ?? ''
  return nonBrandWordPattern.test(brand) ? '' : brand
}

/** Removes a request with its dependents, up to the next clause that has its own subject. */
function removeRequests(clauses: readonly string[]): string {
  let isInRequest = false
  const retainedClauses: string[] = []
  for (const clause of clauses) {
    isInRequest = isRequest(clause) || (isInRequest && !subjectStartPattern.test(clause))
    if (!isInRequest)
      retainedClauses.push(retainedClauses.length === 0 ? clause.replace(subjectStartPattern, '') : clause)
  }
  return retainedClauses.join(', ')
}
