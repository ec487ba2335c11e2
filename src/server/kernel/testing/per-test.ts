import { beforeAll, beforeEach } from 'vitest';

/** Made before the file's first test; `close` is called after its last. What is answered is filled by then. */
export function perFile<T extends object>(make: () => Promise<T>, close?: (made: T) => unknown): T {
  const made = {} as T;
  beforeAll(async () => {
    fill(made, await make());
    return close && (() => close(made));
  });
  return made;
}

/** Made anew before each test of the file. What is answered is always that of the test under way. */
export function perTest<T extends object>(make: () => Promise<T>): T {
  const made = {} as T;
  beforeEach(async () => {
    fill(made, await make());
  });
  return made;
}

/** Getters and setters go along. */
function fill<T extends object>(place: T, made: T): void {
  Object.defineProperties(place, Object.getOwnPropertyDescriptors(made));
}
