import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FieldParameters } from '@/lib/tool/form'
import type { fields } from './fields'
import { FrameCard } from './frame-card'

const shown = (fit: 'cover' | 'contain' | 'stretch', picture: { width: number; height: number }) =>
  renderToStaticMarkup(
    <FrameCard
      image={{ url: 'blob:x', ...picture }}
      target={{ id: 'own', name: 'Your own size', folder: 'own', limit: null, width: 100, height: 100 }}
      frame={{}}
      defaultPosition={0.5}
      options={{ fit, pad: 'blur', colour: '#ffffff', zones: true } as FieldParameters<typeof fields>}
      onFrameChange={() => {}}
    />,
  )

test('each size whose shape differs can be fitted the other way, whatever the setting', () => {
  const wide = { width: 400, height: 200 }
  expect(shown('cover', wide)).toContain('Show all of it, Your own size')
  expect(shown('contain', wide)).toContain('Fill the frame, Your own size')
  expect(shown('stretch', wide)).not.toContain('<button')
  expect(shown('cover', { width: 400, height: 400 })).not.toContain('<button')
})
