import { Fragment, type ReactNode } from 'react';

/** A text with marked words, such as "Read the <terms>terms</terms>.": `parts` renders the words of each mark. */
export function LinkedText({ text, parts }: { text: string; parts: Record<string, (words: string) => ReactNode> }) {
  // Of a text that is split by a pattern with two groups, every third piece stands outside of the marks.
  const pieces = text.split(/<(\w+)>(.*?)<\/\w+>/);
  return pieces.map((piece, at) => {
    if (at % 3 === 1) return null;
    const mark = at % 3 === 2 && parts[pieces[at - 1] ?? ''];
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence stay in their places
    return <Fragment key={at}>{mark ? mark(piece) : piece}</Fragment>;
  });
}
