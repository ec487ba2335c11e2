/**
 * What a stream of server-sent events says, one by one; the browser's own reader of such streams cannot send a body. `onSign` hears of every sign of
 * life, also of those that say nothing.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, onSign = () => {}): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let unread = '';
  while (true) {
    const { done, value } = await reader.read();
    if (done) return;
    onSign();
    const lines = (unread + decoder.decode(value, { stream: true })).split('\n');
    unread = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data: ')) yield line.slice('data: '.length);
  }
}
