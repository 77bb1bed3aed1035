/** Source: docs.x.com/x-for-websites/web-intents, checked 2026-11. */
export function getXPostUrl(text: string): string {
  return `https://x.com/intent/post?text=${encodeURIComponent(text.toWellFormed())}`
}
