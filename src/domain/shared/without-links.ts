/** What no name needs and no reader sees, but what could hide a dot from us. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u2060-\u206f\u202a-\u202e\ufeff]/gu;

/** With a scheme, with an @, beginning with www, or a domain with something behind it. */
const LINK = /:\/\/|@|^\W*www\.|\.[\p{L}\p{N}-]{2,}[/?#:\\]/iu;

/**
 * A name as it may stand in a mail: whoever picks a name must not be able to make our mails carry a link. Addresses are left out, and what mail
 * programs would take for a domain loses its dots.
 */
export function withoutLinks(name: string): string {
  return name
    .normalize('NFKC')
    .split(/\s+/)
    .map((word) => word.replace(UNSEEN, ''))
    .filter((word) => word !== '' && !LINK.test(word))
    .map((word) => word.replaceAll(/[.\u3002](?=[\p{L}\p{N}])/gu, ' '))
    .join(' ');
}
