/** Where a click on a contact leads: an e-mail address, an https address or a phone number. */
export function supportHref(contact: string): string {
  if (contact.includes('@')) return `mailto:${contact}`;
  return contact.startsWith('https:') ? contact : `tel:${contact.replaceAll(/[^+\d]/g, '')}`;
}
