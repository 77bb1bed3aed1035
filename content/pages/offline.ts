export const offlinePage = {
  path: '/offline',
  heading: 'You are offline',
  title: 'Offline | Postsmith',
  description:
    'What works without a connection: text tools that count and convert, the calculators, and everything that you saved.',
  intro:
    'This page has not been opened in this browser before, so it needs a connection. Nothing that you typed is lost.',
  tools: 'These tools work without one',
  afterUse: 'once you have used it',
  saved: 'What you saved is here as well:',
} as const
