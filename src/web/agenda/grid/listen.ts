type Handlers = { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => unknown };

/** Listens to one element for all that is inside it: a day has a thousand cards, and none of them listens itself. Answers how to stop. */
export function listen(
  target: HTMLElement | Window | null,
  handlers: Handlers,
  options: AddEventListenerOptions = {},
): () => void {
  const end = new AbortController();
  for (const [name, handler] of Object.entries(handlers)) {
    target?.addEventListener(name, handler as EventListener, { ...options, signal: end.signal });
  }
  return () => end.abort();
}
