import '@/components/late.css'
import type { Logo } from '@/lib/images/open/open-logo'
import { CodeResult } from './code-result'
import type { Content, Kind, Look } from './fields'
import { ListResult } from './list-result'
import { payloadOf } from './payload'

type Props = { kind: Kind; content: Content; look: Look; logo: Logo | null }

/** What comes of the inputs: a code, a list of them, or what is missing. Its code comes with the first letter. */
export function CodePane({ kind, content, look, logo }: Props) {
  if (kind === 'list') return <ListResult list={content.list} look={look} logo={logo} />
  const payload = payloadOf(kind, content)
  if (payload === null) return null
  if ('problem' in payload) return <p className="rounded-xl border border-caution p-4">{payload.problem}</p>
  return <CodeResult {...payload} look={look} logo={logo} />
}
