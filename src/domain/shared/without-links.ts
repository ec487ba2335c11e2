/** Invisible characters, which could hide a dot from us. */
const UNSEEN = /[\p{Cc}\u00ad\u200b\u2060-\u206f\u202a-\u202e\ufeff]/gu;

/** With a scheme, with an @, beginning with www, or a domain with something behind it. */
const LINK = /:\/\/|@|^\W*www\.|\.[\p{L}\p{N}-]{2,}[/?#:\\]/iu;

/** A name that is safe in an e-mail: nobody may put a link into our e-mails by choosing a name. Addresses go, and dots of would-be domains too. */
export function withoutLinks(name: string): string {
  return name
    .normalize('NFKC')
    .split(/\s+/)
    .map((word) => word.replace(UNSEEN, ''))
    .filter((word) => word !== '' && !LINK.test(word))
    .map((word) => word.replaceAll(/[.\u3002](?=[\p{L}\p{N}])/gu, ' '))
    .join(' ');
}
