import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RangeField } from './range-field'

test('half steps stay half steps', () => {
  const markup = renderToStaticMarkup(
    <RangeField label="Straighten" value={-3.5} min={-45} max={45} step={0.5} unit="°" onValueChange={() => {}} />,
  )
  expect(markup).toContain('value="-3.5"')
  expect(markup).toContain('aria-valuetext="-3.5°"')
})
