/** A link that writes to an address; none where there is no address. */
export function mailLinks(before: string, email: string | null) {
  return email === null ? [] : [{ before, label: email, href: `mailto:${email}` }]
}
