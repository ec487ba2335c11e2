/** Pages whose address carries a token: behind these words nothing is logged, whatever it is. */
const OF_TOKENS = new Set(['portal', 'reset-password', 'confirmar-email', 'trocar-email', 'convite']);

/** Plain segments, one slash between them. Percent-encodings, `//`, `..`, `;`, another scheme: whoever writes like that may mean any page. */
const PLAIN = /^(\/(?!\.)[\w.~-]+)*\/?$/;

/** As long as the tokens that we make, and no word: words have small letters alone. */
const LIKE_A_TOKEN = /^(?=.*[^a-z_-])[\w~-]{20,}$/;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What the log has of an address: the path without its query, in which reset links have their token, and without what may be the token of a link of
 * the portal. Of what is spelled oddly it has nothing.
 */
export function loggedPath(url: string): string {
  const [path = ''] = url.split('?', 1);
  if (!PLAIN.test(path)) return '[odd]';
  const [, first = '', ...rest] = path.split('/');
  const shown = (segment: string) => {
    // The ids of rows are UUIDs too, and help whoever reads the log; files are named after what is in them.
    const isKnown = first === 'assets' || (first === 'api' && UUID.test(segment));
    return LIKE_A_TOKEN.test(segment) && !isKnown ? '[secret]' : segment;
  };
  const isOfToken = OF_TOKENS.has(first.toLowerCase());
  return ['', shown(first), ...rest.map((segment) => (isOfToken && segment ? '[secret]' : shown(segment)))].join('/');
}
