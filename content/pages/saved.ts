export const savedPage = {
  path: '/saved',
  heading: 'Saved',
  title: 'Saved | Postsmith',
  description:
    'The results that you saved and what your tools wrote last. They are kept in this browser alone.',
  intro:
    'What you saved, and what your tools wrote last. It is kept in this browser and nowhere else: download a copy of what you cannot lose.',
} as const
