/** A link that writes to an address; none where there is no address. */
export function buildMailLinks(textBefore: string, email: string | null) {
  return email === null ? [] : [{ textBefore, label: email, href: `mailto:${email}` }]
}
