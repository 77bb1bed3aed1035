import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import SortableList from './sortable-list'

test('a thumb cuts off what stands out of it, so its buttons have their focus ring inside', () => {
  const items = [{ id: 'a', name: 'boat.jpg', thumbnail: null }]
  const markup = renderToStaticMarkup(
    <SortableList label="Pictures in order" items={items} onMove={() => {}} onRemove={() => {}} />,
  )
  expect(markup).toContain('overflow-hidden')
  expect(markup.split('<button').filter((part) => part.includes('-outline-offset-3'))).toHaveLength(2)
})
