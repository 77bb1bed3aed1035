export const savedPage = {
  path: '/saved',
  heading: 'Saved',
  title: 'Saved | Postsmith',
  description: 'The results you saved and your latest runs. They are kept in this browser only.',
  intro:
    'Everything you saved, and your latest runs. It’s only in this browser, so download a copy of anything important.',
} as const
