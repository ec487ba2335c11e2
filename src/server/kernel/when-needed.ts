/** Made by the first who asks, and the same for everybody after it. */
export function whenNeeded<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
