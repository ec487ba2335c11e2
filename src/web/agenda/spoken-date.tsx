import { useState } from 'react';

type Props = {
  date: string;
  /** Which day or week it is and what it holds; not before that is there. */
  words: string | undefined;
};

/** Says where a change of the date has led, to who cannot see it. The date that the page opened with is its own. */
export function SpokenDate({ date, words }: Props) {
  const [spoken, setSpoken] = useState({ date, words: '' });
  if (words && spoken.date !== date) setSpoken({ date, words });
  return (
    <p role="status" className="sr-only">
      {spoken.words}
    </p>
  );
}
