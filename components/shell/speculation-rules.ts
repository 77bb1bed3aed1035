/** Fetches a page of ours when its link is pointed at, so that the click shows it at once. Constant, for its hash. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'moderate',
    },
  ],
})
