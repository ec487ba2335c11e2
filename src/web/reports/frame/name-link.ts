/** The name in a row that leads to what it names: on a phone as high as a finger, and on as many lines as it needs. */
export const nameLink =
  'inline-block max-w-full rounded-control align-middle hover:underline max-md:py-2.5 max-md:whitespace-normal max-md:wrap-anywhere';
