import { expect, test } from 'vitest';
import { readEvents } from './live-changes.ts';

const streamOf = (...chunks: string[]) => ReadableStream.from(chunks.map((chunk) => new TextEncoder().encode(chunk)));

test('an event is heard once it is whole, however it is cut on its way; heartbeats say nothing', async () => {
  const heard: string[] = [];
  const stream = streamOf('retry: 1200\n\n', ':\n\nda', 'ta: appoint', 'ments\n\n:\n\ndata: *\n', '\ndata: half');
  for await (const event of readEvents(stream)) heard.push(event);
  expect(heard).toEqual(['appointments', '*']);
});
