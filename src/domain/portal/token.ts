/** What a link of the portal ends in looks like this; whether there is such a link, only the server knows. */
export function isToken(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
