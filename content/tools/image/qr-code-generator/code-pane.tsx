import { InlineNotice } from '@/components/ui/inline-notice'
import type { Logo } from '@/lib/images/open/open-logo'
import { CodeResult } from './code-result'
import type { Content, ContentKind, QrDesign } from './fields'
import { ListResult } from './list-result'
import { buildPayload } from './payload'

type Props = { kind: ContentKind; content: Content; design: QrDesign; logo: Logo | null }

export function CodePane({ kind, content, design, logo }: Props) {
  if (kind === 'list') return <ListResult listText={content.list} design={design} logo={logo} />
  const payload = buildPayload(kind, content)
  if (payload === null) return null
  if ('problem' in payload) return <InlineNotice isRefusal text={payload.problem} />
  return <CodeResult {...payload} design={design} logo={logo} />
}
