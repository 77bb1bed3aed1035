import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FailureNotice } from './failure-notice'

test.each([
  ['a failure', 'again', 'text-danger', 'Generation failed'],
  ['a refusal with another text to try', 'edit', 'text-caution', ''],
  ['a refusal without a remedy', 'nothing', 'text-caution', ''],
] as const)('shows %s', (_, next, color, title) => {
  const notice = { title: 'Generation failed', text: 'Too short.', next }
  const html = renderToStaticMarkup(<FailureNotice notice={notice} hasPassedNewCheck={false} onRetry={() => {}} />)
  const [alert = ''] = /<div role="alert".*?<\/div>/.exec(html) ?? []
  expect(alert).toContain(color)
  expect(alert.replace(/<[^>]+>/g, '')).toBe(`${title}Too short.Your text is still here, and this try didn’t count.`)
})
