import { useLazyModule } from '@/components/loading/lazy-module'
import { InlineNotice } from '@/components/ui/inline-notice'
import { textNotices } from '@/lib/core/errors/text-notices'
import type { Logo } from '@/lib/images/open/open-logo'
import { CodeResult } from './code-result'
import type { Content, ContentKind, QrDesign } from './fields'
import { ListResult } from './list-result'
import { buildPayload, hasPhone } from './payload'

const loadPhoneModule = () => import('./phone')

type Props = { kind: ContentKind; content: Content; design: QrDesign; logo: Logo | null }

export function CodePane({ kind, content, design, logo }: Props) {
  const needsPhoneModule = hasPhone(kind, content)
  const phoneModule = useLazyModule(loadPhoneModule, needsPhoneModule)
  if (kind === 'list') return <ListResult listText={content.list} design={design} logo={logo} />
  if (needsPhoneModule && phoneModule.status === 'failed') return <InlineNotice {...textNotices.no_code} />
  const payload = buildPayload(kind, content, phoneModule.status === 'loaded' ? phoneModule.module.parsePhone : null)
  if (payload === null) return null
  if ('problem' in payload) return <InlineNotice isRefusal text={payload.problem} />
  return <CodeResult {...payload} design={design} logo={logo} />
}
