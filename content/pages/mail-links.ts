/** Builds a `mailto:` link; empty without an address. */
export function buildMailLinks(textBefore: string, email: string | null) {
  return email === null ? [] : [{ textBefore, label: email, href: `mailto:${email}` }]
}
